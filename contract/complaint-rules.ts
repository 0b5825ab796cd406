import {
  DEFECT_NOTICE_HOURS,
  HIDDEN_DEFECT_MAX_DAYS,
  OBVIOUS_DEFECT_HOURS,
  SUPPORT_REPLY_HOURS,
} from './constants.ts';
import { endOfDayAfter } from './german-day.ts';

// Apart from the calls, because pages load no schema.

/** OPEN: no clerk has answered. SETTLED: what was agreed is done. */
export const COMPLAINT_STATES = ['OPEN', 'ACCEPTED', 'DECLINED', 'SETTLED'] as const;
export type ComplaintState = (typeof COMPLAINT_STATES)[number];

/** The states that a clerk sets with an answer. */
export const ANSWER_STATES = ['ACCEPTED', 'DECLINED', 'SETTLED'] as const;
export type AnswerState = (typeof ANSWER_STATES)[number];

/** A clerk's answer changes the state, also that of an earlier answer. */
export const answersTo = (state: ComplaintState): AnswerState[] =>
  ANSWER_STATES.filter((each) => each !== state);

/** An order takes complaints for so many days from its completion on, until the last of them ends. */
export const COMPLAINT_DAYS = 30;
/** The most complaints about one vehicle of an order. */
export const COMPLAINTS_MAX = 5;
/** The most characters of a complaint, and of an answer. */
export const COMPLAINT_TEXT_MAX = 2000;
/** The most photos and documents of a complaint. */
export const COMPLAINT_PHOTOS_MAX = 8;
/** They are deleted so many months after the complaint. */
export const COMPLAINT_PHOTO_MONTHS = 36;

/**
 * The terms of a notice, as docs/rules.md names them in "Complaints": the first notice that the help pages ask for, and those
 * of the terms of service for obvious and for hidden defects.
 */
export const DEFECT_TERMS = ['FIRST_NOTICE', 'OBVIOUS', 'HIDDEN'] as const;
export type DefectTerm = (typeof DEFECT_TERMS)[number];

const HOUR = 60 * 60 * 1000;

/** When each term ends after a handover, in milliseconds. */
const ENDS: Record<DefectTerm, (handedOverAt: string) => number> = {
  FIRST_NOTICE: (from) => Date.parse(from) + DEFECT_NOTICE_HOURS * HOUR,
  OBVIOUS: (from) => Date.parse(from) + OBVIOUS_DEFECT_HOURS * HOUR,
  HIDDEN: (from) => endOfDayAfter(from, HIDDEN_DEFECT_MAX_DAYS),
};

/** When a term ends, and whether the notice came later. */
export interface TermOfNotice {
  term: DefectTerm;
  endsAt: string;
  isLate: boolean;
}

/** The three terms of a notice at an instant. Nobody can say when a hidden defect was found, so only its last day counts. */
export function termsOfNotice(handedOverAt: string, at: string): TermOfNotice[] {
  return DEFECT_TERMS.map((term) => {
    const end = ENDS[term](handedOverAt);
    return { term, endsAt: new Date(end).toISOString(), isLate: Date.parse(at) > end };
  });
}

/** Until when support has promised to answer a notice. */
export const answerBy = (reportedAt: string): string =>
  new Date(Date.parse(reportedAt) + SUPPORT_REPLY_HOURS * HOUR).toISOString();
