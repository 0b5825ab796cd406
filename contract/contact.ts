import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { code, email, id, line, notes } from './fields.ts';
import { rateLimitedBy } from './payloads.ts';
import type { ValidationCode } from './validation.ts';

/** A web address or a link's markup. Robots write it into every field: docs/decisions, "The contact form". */
const WEB_ADDRESS = /https?:\/\/|\bwww\.|<\s*a\b|\[(url|link)\b/i;
/** A link as HTML or forum code. People paste plain addresses into a message; only robots write markup. */
const LINK_MARKUP = /<\s*a\b[^<>]*\bhref|\[(url|link)\b/i;

const lineWithoutLinks = (min: number, max: number, tooShort: ValidationCode) =>
  line(min, max, tooShort).refine((text) => !WEB_ADDRESS.test(text), code('WEB_ADDRESS_NOT_HERE'));

/** A message from a visitor or a dealer to the provider. */
export const ContactForm = z.strictObject({
  name: lineWithoutLinks(2, 100, 'NAME_REQUIRED'),
  email: email(),
  company: lineWithoutLinks(2, 200, 'COMPANY_NAME_REQUIRED'),
  phone: lineWithoutLinks(5, 50, 'PHONE_REQUIRED'),
  subject: lineWithoutLinks(2, 200, 'SUBJECT_REQUIRED'),
  message: z
    .string(code('MESSAGE_TOO_SHORT'))
    .pipe(notes(5000).min(10, code('MESSAGE_TOO_SHORT')))
    .refine((text) => !LINK_MARKUP.test(text), code('LINK_MARKUP_NOT_ALLOWED')),
});
export type ContactForm = z.output<typeof ContactForm>;

export const sendContactForm = endpoint({
  method: 'POST',
  path: '/api/contact-form',
  summary: 'Writes to the provider; the sender gets a copy by mail, in the language of the page',
  access: 'public',
  body: ContactForm,
  result: z.object({ id }),
  status: 201,
  errors: { RATE_LIMITED: rateLimitedBy('CONTACT') },
});
