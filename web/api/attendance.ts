import { UNATTENDED_HEADER, UNATTENDED_MINUTES } from '../../contract/constants.ts';

const INPUTS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'scroll', 'visibilitychange'];

/** Tells from the inputs in a document whether somebody uses the page. */
export function attendanceOf(page: EventTarget): () => boolean {
  let lastInput = Date.now();
  const note = () => {
    lastInput = Date.now();
  };
  for (const input of INPUTS) page.addEventListener(input, note, { capture: true, passive: true });
  return () => Date.now() - lastInput < UNATTENDED_MINUTES * 60_000;
}

const isAttended = typeof document === 'undefined' ? () => true : attendanceOf(document);

/** The header by which the server leaves the session of an abandoned page idle. */
export const unattendedHeader = (isUsed = isAttended()): Record<string, string> =>
  isUsed ? {} : { [UNATTENDED_HEADER]: '1' };
