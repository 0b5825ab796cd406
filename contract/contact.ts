import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { code, email, id, plainLine, requiredNotes } from './fields.ts';
import { rateLimitedBy } from './payloads.ts';

/** A link as HTML or forum code. People paste plain addresses into a message; only robots write markup. */
const LINK_MARKUP = /<\s*a\b[^<>]*\bhref|\[(url|link)\b/i;

/** A message from a visitor or a dealer to the provider. */
export const ContactForm = z.strictObject({
  name: plainLine(2, 100, 'NAME_REQUIRED'),
  email: email(),
  company: plainLine(2, 200, 'COMPANY_NAME_REQUIRED'),
  phone: plainLine(5, 50, 'PHONE_REQUIRED'),
  subject: plainLine(2, 200, 'SUBJECT_REQUIRED'),
  message: requiredNotes(10, 5000, 'MESSAGE_TOO_SHORT').refine(
    (text) => !LINK_MARKUP.test(text),
    code('LINK_MARKUP_NOT_ALLOWED'),
  ),
});
export type ContactForm = z.output<typeof ContactForm>;

export const sendContactForm = endpoint({
  method: 'POST',
  path: '/api/contact-form',
  summary: 'Writes to the provider; a signed-in user gets a copy at their own address',
  access: 'public',
  body: ContactForm,
  result: z.object({ id }),
  status: 201,
  errors: { RATE_LIMITED: rateLimitedBy('CONTACT') },
});
