import { hitsIn, holdsAll } from './search.ts';

export interface Marked {
  html: string;
  hits: number;
}

/**
 * Keeps the topics of a section that contain all words, and marks the words in them. A topic is a heading and what
 * follows it.
 */
export function markHits(html: string, words: readonly string[]): Marked {
  if (words.length === 0) return { html, hits: 0 };
  const template = document.createElement('template');
  template.innerHTML = html;
  let hits = 0;
  for (const topic of topicsIn(template.content)) {
    const text = topic.map((element) => element.textContent).join(' ');
    if (holdsAll(text, words)) for (const element of topic) hits += markIn(element, words);
    else for (const element of topic) element.remove();
  }
  return { html: template.innerHTML, hits };
}

function topicsIn(section: DocumentFragment): Element[][] {
  const topics: Element[][] = [];
  for (const element of section.children) {
    const begins = /^H\d$/.test(element.tagName);
    if (begins || topics.length === 0) topics.push([]);
    topics.at(-1)?.push(element);
  }
  return topics;
}

function markIn(element: Element, words: readonly string[]): number {
  let hits = 0;
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  // SHOW_TEXT leaves only texts.
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    // From the last hit to the first, because splitText leaves the earlier text in place.
    for (const [from, to] of hitsIn(text.data, words).toReversed()) {
      const hit = text.splitText(from);
      hit.splitText(to - from);
      const mark = document.createElement('mark');
      hit.replaceWith(mark);
      mark.append(hit);
      hits++;
    }
  }
  return hits;
}
