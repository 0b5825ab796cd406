import { UNATTENDED_HEADER, UNATTENDED_MINUTES } from '../../contract/constants.ts';
import { everyCall } from './call.ts';

const INPUTS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'scroll', 'visibilitychange'];

/**
 * Makes the calls of a page tell the server whether the page is unattended, that is, without input for some minutes, so
 * that lists that poll do not keep the session alive. Returns how to stop that. Only for the back office: an admin's
 * session ends when it is idle, and on other pages the server counts only calls that need rights as use.
 */
export function watchAttendance(page: EventTarget): () => void {
  let lastInput = Date.now();
  const note = () => {
    lastInput = Date.now();
  };
  for (const input of INPUTS) page.addEventListener(input, note, { capture: true, passive: true });
  const tell = () => {
    const isAttended = Date.now() - lastInput < UNATTENDED_MINUTES * 60_000;
    return { [UNATTENDED_HEADER]: isAttended ? '0' : '1' };
  };
  everyCall.add(tell);
  return () => {
    for (const input of INPUTS) page.removeEventListener(input, note, { capture: true });
    everyCall.delete(tell);
  };
}
