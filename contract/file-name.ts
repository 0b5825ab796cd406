import { beginningOf } from './beginning-of.ts';

/**
 * The characters that browsers encode in the file names of a form, and no other: "multipart/form-data encoding algorithm" in
 * https://html.spec.whatwg.org. They do not encode "%": a file called "%22" cannot be told from one called '"'.
 */
const SENT_ENCODED = /%(22|0D|0A)/g;

const decoded = (name: string): string =>
  name.replace(SENT_ENCODED, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

/** The name under which the server stores an uploaded file: without its folder and invisible characters. */
export function fileNameOf(sent: string): string {
  const last = decoded(sent)
    .split(/[/\\]/)
    .findLast((part) => part !== '');
  const name = beginningOf((last ?? '').replace(/\p{C}/gu, ''), 200);
  return name === '' ? 'upload' : name;
}
