import { createHash } from 'node:crypto';

/** The entity tag of a JSON response. Equal bytes have equal tags. */
export function etagOf(body: string | Buffer): string {
  return `"${createHash('sha1').update(body).digest('base64url')}"`;
}

/** Whether a list of tags in If-None-Match or If-Match contains this one. Weak tags count like strong ones. */
export function namesTag(header: string, tag: string): boolean {
  return header.split(',').some((each) => {
    const named = each.trim();
    return named === '*' || withoutWeakness(named) === withoutWeakness(tag);
  });
}

const withoutWeakness = (tag: string) => tag.replace(/^W\//, '');
