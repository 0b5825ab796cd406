import { beforeEach, expect, test, vi } from 'vitest';

/** The loaders of the text parts. The test decides whether they succeed, wait or fail. */
const requested: string[] = [];
let answer: (name: string) => Promise<{ default: object }>;

vi.mock('virtual:texts', () => {
  const part = (name: string) => () => {
    requested.push(name);
    return answer(name);
  };
  const language = (locale: string) => async () => ({
    default: Object.fromEntries(
      ['common', 'home', 'contact', 'validation', 'blog'].map((each) => [each, part(`${locale}/${each}`)]),
    ),
  });
  return { default: { de: language('de'), en: language('en'), fr: language('fr') } };
});

const { wordStore } = await import('./words.ts');
const textsOf = (name: string) => Promise.resolve({ default: { [name]: name } });

/** Loads every chunk except this one, which waits until the returned function is called. */
function holdBack(delayed: string): () => void {
  let letThrough = () => {};
  const released = new Promise<void>((resolve) => (letThrough = resolve));
  answer = async (name) => {
    if (name === delayed) await released;
    return textsOf(name);
  };
  return letThrough;
}

async function aStore() {
  const store = wordStore('de');
  await store.need(['home']);
  return store;
}

beforeEach(() => {
  requested.length = 0;
  answer = textsOf;
});

test('a page is rendered after its texts have loaded, not before', async () => {
  const store = await aStore();
  const arrive = holdBack('de/contact');
  const hovered = store.need(['contact', 'validation']);
  let isReady = false;
  const clicked = store.need(['contact', 'validation']).then(() => (isReady = true));
  await new Promise((resolve) => setTimeout(resolve));
  expect(isReady).toBe(false);
  arrive();
  await Promise.all([hovered, clicked]);
  expect(store.now().messages).toHaveProperty('de/contact');
});

test('a page gets only the texts that it declares, and none before they are loaded', async () => {
  const store = await aStore();
  const home = { 'de/common': 'de/common', 'de/home': 'de/home' };
  expect(store.pick(['home'], 'de')).toEqual({ locale: 'de', messages: home });
  expect(() => store.pick(['home', 'blog'], 'de')).toThrow('the texts of blog are not loaded in de');
  await store.need(['blog']);
  const blog = { 'de/common': 'de/common', 'de/blog': 'de/blog' };
  expect(store.pick(['blog'], 'de')).toEqual({ locale: 'de', messages: blog });
});

test('a page is rendered in the language around it, or in the new one if it was loaded with that', async () => {
  const store = await aStore();
  await store.speak('fr');
  await store.need(['blog']);
  expect(store.pick(['home'], 'de').locale).toBe('de');
  expect(store.pick(['blog'], 'de').locale).toBe('fr');
  expect(store.pick(['blog'], 'de').messages).toHaveProperty('fr/common');
});

test('texts that could not be loaded are requested again', async () => {
  const store = await aStore();
  answer = (name) => (name === 'de/contact' ? Promise.reject(new Error('offline')) : textsOf(name));
  await expect(store.need(['contact', 'validation'])).rejects.toThrow('offline');
  answer = textsOf;
  await store.need(['contact', 'validation']);
  expect(store.now().messages).toHaveProperty('de/contact');
});

test('a language that could not be loaded does not become the current one later', async () => {
  const store = await aStore();
  answer = () => Promise.reject(new Error('offline'));
  await expect(store.speak('fr')).rejects.toThrow('offline');
  answer = textsOf;
  await store.need(['blog']);
  expect(store.locale()).toBe('de');
  expect(requested.filter((name) => name === 'fr/blog')).toEqual([]);
});

test('of several chosen languages the last one becomes the current one', async () => {
  const store = await aStore();
  const arrive = holdBack('en/home');
  const slow = store.speak('en');
  await store.speak('fr');
  arrive();
  await slow;
  expect(store.locale()).toBe('fr');
  await Promise.all([store.speak('de'), store.speak('en')]);
  expect(store.locale()).toBe('en');
});

test('texts that a page needed during a change of language are loaded in both languages', async () => {
  const store = await aStore();
  const changed: string[] = [];
  store.subscribe(() => {
    // At the moment of the change, every page on screen must be able to render again.
    changed.push(store.pick(['home'], store.locale()).locale);
  });

  const blogArrives = holdBack('de/blog');
  const opened = store.need(['blog']);
  await store.speak('fr');
  blogArrives();
  await opened;
  expect(store.pick(['blog'], 'fr').locale).toBe('fr');

  const homeArrives = holdBack('en/home');
  const english = store.speak('en');
  await store.need(['contact']);
  expect(store.pick(['contact'], 'fr').locale).toBe('fr');
  homeArrives();
  await english;
  expect(changed).toEqual(['fr', 'en']);
  expect(store.pick(['home', 'blog', 'contact'], 'en').locale).toBe('en');
});
