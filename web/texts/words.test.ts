import { beforeEach, expect, test, vi } from 'vitest';

/** The loaders of the parts of the texts, as the test lets them go on or fail. */
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
const textsOf = (name: string) => Promise.resolve({ default: { [name]: name } });

/** Lets every chunk come but this one, which waits until it is let through. */
function holdBack(held: string): () => void {
  let letThrough = () => {};
  const waiting = new Promise<void>((resolve) => (letThrough = resolve));
  answer = async (name) => {
    if (name === held) await waiting;
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
  asked.length = 0;
  answer = textsOf;
});

test('a page is shown with its texts, not while they are loading', async () => {
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

test('a page gets the texts that it declares and no others, and none before they are loaded', async () => {
  const store = await aStore();
  const home = { 'de/common': 'de/common', 'de/home': 'de/home' };
  expect(store.pick(['home'], 'de')).toEqual({ locale: 'de', messages: home });
  expect(() => store.pick(['home', 'blog'], 'de')).toThrow('the texts of blog are not loaded in de');
  await store.need(['blog']);
  const blog = { 'de/common': 'de/common', 'de/blog': 'de/blog' };
  expect(store.pick(['blog'], 'de')).toEqual({ locale: 'de', messages: blog });
});

test('a page is shown in the language around it, or in the new one if it came with that', async () => {
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
  expect(asked.filter((name) => name === 'fr/blog')).toEqual([]);
});

test('of several languages the one chosen last becomes the current one', async () => {
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

test('what a page needed while the language changed is there in both languages', async () => {
  const store = await aStore();
  const changed: string[] = [];
  store.subscribe(() => {
    // At the very moment of the change every page on screen can be rendered again.
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
