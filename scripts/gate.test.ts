import { expect, test, vi } from 'vitest';
import { sideBySide } from './gate.js';

test('tables of steps run side by side, each up to its first failure', async () => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
  const order: string[] = [];
  let openSecond = () => {};
  const secondBegins = new Promise<void>((resolve) => (openSecond = resolve));
  const step = (name: string, code: number) => async (report: string) => {
    order.push(`${name} ${report}`);
    return code;
  };
  const code = await sideBySide(
    {
      waits: async () => {
        await secondBegins;
        return 0;
      },
      fails: step('fails', 2),
      never: step('never', 0),
    },
    {
      opens: async () => {
        openSecond();
        return 0;
      },
      passes: step('passes', 0),
    },
  )('report.json');
  expect(code).toBe(2);
  expect(order.toSorted()).toEqual(['fails report.json', 'passes report.json']);
  expect(await sideBySide({ passes: step('passes', 0) }, {})('report.json')).toBe(0);
});
