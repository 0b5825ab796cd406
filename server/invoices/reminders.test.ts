import { describe, expect, test } from 'vitest';
import { reminderPlan } from './reminders.ts';

// A Friday.
const dueOn = '2026-03-06';
const plan = (today: string, sentOn: string[] = []) =>
  reminderPlan({ state: 'OVERDUE', dueOn }, sentOn, today);

describe('a payment reminder', () => {
  test.each([
    ['on the due date', '2026-03-06', [], { place: 1, from: '2026-03-09', isPossible: false }],
    ['at the weekend after it', '2026-03-08', [], { place: 1, from: '2026-03-09', isPossible: false }],
    ['on the first working day', '2026-03-09', [], { place: 1, from: '2026-03-09', isPossible: true }],
    [
      'on the second, after the first reminder',
      '2026-03-10',
      ['2026-03-09'],
      { place: 2, from: '2026-03-11', isPossible: false },
    ],
    [
      'on the third, after the first reminder',
      '2026-03-11',
      ['2026-03-09'],
      { place: 2, from: '2026-03-11', isPossible: true },
    ],
    [
      'on the third, without a first reminder',
      '2026-03-11',
      [],
      { place: 1, from: '2026-03-09', isPossible: true },
    ],
    ['after the second reminder', '2026-03-11', ['2026-03-09', '2026-03-11'], null],
  ])('is possible by working days after the due date: %s', (_, today, sentOn, expected) => {
    expect(plan(today, sentOn).nextReminder).toEqual(expected);
  });

  test.each(['PAID', 'CANCELLED', null] as const)('is not possible for an invoice that is %s', (state) => {
    const sent = ['2026-03-09', '2026-03-11'];
    expect(reminderPlan({ state, dueOn }, sent, '2026-05-01')).toEqual({
      nextReminder: null,
      mayBeCancelled: false,
    });
  });
});

test.each([
  ['one reminder', ['2026-03-09'], '2026-05-01', false],
  ['two reminders, on the last day of grace', ['2026-03-09', '2026-03-12'], '2026-03-16', false],
  ['two reminders, after the days of grace', ['2026-03-09', '2026-03-12'], '2026-03-17', true],
])(
  'an unpaid order may be cancelled two working days after the second reminder: %s',
  (_, sentOn, today, may) => {
    expect(plan(today, sentOn).mayBeCancelled).toBe(may);
  },
);
