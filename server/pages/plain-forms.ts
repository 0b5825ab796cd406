import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Posted, PostedCall } from '../../web/api/posted.ts';
import { landingOf } from '../../web/auth/landing.ts';
import { CHECKBOXES, FIELD_NAMES, PASSWORDS } from '../../web/auth/steps.ts';
import { clientGone } from '../http/client-gone.ts';

/** Far above the longest registration. */
const FORM_MAX_BYTES = 64 * 1024;

/** A form that the browser can post itself, and the call that it stands for. */
interface PlainForm {
  call: PostedCall;
  /** The text fields, by the paths of the call's body: "address.city". */
  fields: readonly string[];
  boxes?: readonly string[];
  /** The fields that the answered page does not repeat. */
  secrets: readonly string[];
  /** Where a success leads. Without it the page itself says what has happened. */
  landing?: (user: Parameters<typeof landingOf>[0], next: string | undefined) => string;
}

const LOGIN: PlainForm = {
  call: 'POST /api/login',
  // A wrong code is repeated: it says that the form asks for one.
  fields: ['email', 'password', 'code'],
  secrets: ['password'],
  landing: landingOf,
};
const REGISTRATION: PlainForm = {
  call: 'POST /api/register',
  fields: FIELD_NAMES.filter((name) => !CHECKBOXES.some((box) => box === name)),
  boxes: CHECKBOXES,
  secrets: PASSWORDS,
  landing: () => '/dashboard',
};
const RESET_REQUEST: PlainForm = { call: 'POST /api/password-reset', fields: ['email'], secrets: [] };
const NEW_PASSWORD: PlainForm = {
  call: 'POST /api/password-reset/confirm',
  fields: ['token', 'password'],
  secrets: ['token', 'password'],
};

/** By the path of their page; the query of the address names the form. */
const FORMS: Record<string, (query: URLSearchParams) => PlainForm> = {
  '/auth': (query) => (query.get('tab') === 'register' ? REGISTRATION : LOGIN),
  '/auth/invite': () => NEW_PASSWORD,
  '/auth/reset': (query) => (query.get('token') ? NEW_PASSWORD : RESET_REQUEST),
};

type AnswerWithPage = (request: FastifyRequest, reply: FastifyReply, posted: Posted) => Promise<FastifyReply>;

/**
 * Serves the forms that browsers post before hydration or without JavaScript. Each makes the call that its script would make:
 * the same rules, limits and refusals. A success redirects, a refusal answers the page with the error and what was typed.
 */
export function servePlainForms(app: FastifyInstance, answerWithPage: AnswerWithPage): void {
  // The parser holds for these routes only: calls take JSON.
  void app.register(async (forms) => {
    forms.removeAllContentTypeParsers();
    forms.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: FORM_MAX_BYTES },
      (_, body, done) => done(null, new URLSearchParams(String(body))),
    );
    for (const [path, formFor] of Object.entries(FORMS)) {
      forms.post(path, async (request, reply) => {
        const query = new URLSearchParams(request.url.split('?')[1]);
        const typed = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
        const form = formFor(query);
        const answer = await callInProcess(request, reply, form, typed);
        const isDone = answer.statusCode < 300;
        copyHeaders(answer.headers, reply);
        if (isDone && form.landing)
          return reply
            .header('cache-control', 'no-store')
            .redirect(form.landing(answer.json(), query.get('next') ?? undefined), 303);
        return answerWithPage(request, reply, {
          call: form.call,
          values: repeatedValues(form, typed),
          refusal: isDone ? null : { status: answer.statusCode, text: answer.body },
        });
      });
    }
  });
}

const PASSED_ON = ['cookie', 'user-agent', 'x-forwarded-for', 'x-forwarded-proto'];

function callInProcess(
  request: FastifyRequest,
  reply: FastifyReply,
  form: PlainForm,
  typed: URLSearchParams,
) {
  const { headers, socket, ip } = request;
  const passedOn = PASSED_ON.flatMap((name) => (headers[name] === undefined ? [] : [[name, headers[name]]]));
  return request.server.inject({
    method: 'POST',
    url: form.call.replace('POST ', ''),
    headers: { 'content-type': 'application/json', ...Object.fromEntries(passedOn) },
    // With what a trusted proxy says of the client, so that address and protocol are those of this request.
    remoteAddress: socket.remoteAddress ?? ip,
    payload: JSON.stringify(bodyOf(form, typed)),
    // No password is hashed for a client that has disconnected.
    signal: clientGone(reply),
  });
}

type Body = { [name: string]: string | boolean | Body };

/** The body of the call: fields that are not in the form are left out, boxes are true or false. */
function bodyOf({ fields, boxes = [] }: PlainForm, typed: URLSearchParams): Body {
  const body: Body = {};
  for (const path of fields) {
    const value = typed.get(path);
    if (value !== null) put(body, path, value);
  }
  for (const path of boxes) put(body, path, typed.has(path));
  return body;
}

/** Paths have one or two names, as in the registration. */
function put(body: Body, path: string, value: string | boolean): void {
  const [name = '', inner] = path.split('.');
  if (inner === undefined) body[name] = value;
  else body[name] = { ...(typeof body[name] === 'object' ? body[name] : {}), [inner]: value };
}

/** What was typed, so that nobody types it twice. */
function repeatedValues({ fields, boxes = [], secrets }: PlainForm, typed: URLSearchParams) {
  const names = [...fields, ...boxes].filter((name) => typed.has(name) && !secrets.includes(name));
  return Object.fromEntries(names.map((name) => [name, typed.get(name) ?? '']));
}

/** The session of a success, and how long a refused client should wait. */
function copyHeaders(headers: Record<string, unknown>, reply: FastifyReply): void {
  for (const name of ['set-cookie', 'retry-after'])
    if (headers[name] !== undefined) reply.header(name, headers[name]);
}
