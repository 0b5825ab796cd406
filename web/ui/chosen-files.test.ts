import { expect, test } from 'vitest';
import { withChosen } from './chosen-files.ts';

const aFile = (name: string, content = 'content') => new File([content], name, { lastModified: 1 });

test('a file that is chosen twice, at once or one after the other, counts once', () => {
  const [first, second] = [aFile('First.pdf'), aFile('Second.pdf')];
  expect(withChosen([first], [aFile('First.pdf'), second, aFile('Second.pdf')])).toEqual([first, second]);
});

test('two files with one name and other contents are two', () => {
  const files = [aFile('Photo.png'), aFile('Photo.png', 'other content')];
  expect(withChosen([], files)).toEqual(files);
});
