import { beforeEach, expect, test, vi } from 'vitest';

/** The loaders of the parts of the words, as the test lets them go on or fail. */
const asked: string[] = [];
let answer: (name: string) => Promise<{ default: object }>;

vi.mock('virtual:texts', () => {
  const part = (name: string) => () => {
    asked.push(name);
    return answer(name);
  };
  const language = (locale: string) =>
    Object.fromEntries(
      ['common', 'home', 'contact', 'validation', 'blog'].map((each) => [each, part(`${locale}/${each}`)]),
    );
  return { default: { de: language('de'), en: language('en'), fr: language('fr') } };
});

const { wordStore } = await import('./words.ts');
const words = (name: string) => Promise.resolve({ default: { [name]: name } });

beforeEach(() => {
  asked.length = 0;
  answer = words;
});

test('a page is shown with its words, not while they are on their way', async () => {
  const store = await wordStore('de', '/');
  let arrive = () => {};
  const onItsWay = new Promise<void>((resolve) => (arrive = resolve));
  answer = async (name) => {
    if (name === 'de/contact') await onItsWay;
    return words(name);
  };
  const hovered = store.need('/contact');
  let isReady = false;
  const clicked = store.need('/contact').then(() => (isReady = true));
  await Promise.resolve();
  expect(isReady).toBe(false);
  arrive();
  await Promise.all([hovered, clicked]);
  expect(store.now().messages).toHaveProperty('de/contact');
});

test('words that could not be loaded are asked for again', async () => {
  const store = await wordStore('de', '/');
  answer = (name) => (name === 'de/contact' ? Promise.reject(new Error('offline')) : words(name));
  await expect(store.need('/contact')).rejects.toThrow('offline');
  answer = words;
  await store.need('/contact');
  expect(store.now().messages).toHaveProperty('de/contact');
});

test('a language that could not be loaded is not spoken later', async () => {
  const store = await wordStore('de', '/');
  answer = () => Promise.reject(new Error('offline'));
  await expect(store.speak('fr')).rejects.toThrow('offline');
  answer = words;
  await store.need('/blog');
  expect(store.now().locale).toBe('de');
  expect(asked.filter((name) => name === 'fr/blog')).toEqual([]);
});

test('the last of several languages is spoken', async () => {
  const store = await wordStore('de', '/');
  await Promise.all([store.speak('fr'), store.speak('en')]);
  expect(store.now().locale).toBe('en');
  expect(store.now().messages).toHaveProperty('en/home');
});
