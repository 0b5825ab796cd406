import { expect, test } from 'vitest';
import { fileNameOf } from './file-name.ts';

test.each([
  ['17%22 Alu.zip', '17" Alu.zip'],
  ['17" Alu.zip', '17" Alu.zip'],
  ['two%0D%0Alines.zip', 'twolines.zip'],
  ['100%25 %0d %2f.zip', '100%25 %0d %2f.zip'],
  ['C:\\Fotos\\golf\u202e.jpg', 'golf.jpg'],
  ['../a/b.zip', 'b.zip'],
  ['folder/', 'folder'],
  ['\u200e', 'upload'],
  [`${'a'.repeat(199)}🚗.zip`, 'a'.repeat(199)],
  ['', 'upload'],
])('a file that was sent as %j is stored as %j', (sent, stored) => {
  expect(fileNameOf(sent)).toBe(stored);
});
