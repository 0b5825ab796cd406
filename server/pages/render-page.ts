import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Transport } from '../../web/api/call.ts';
import type { PageRequest, Render, RenderedHtml } from '../../web/entry-server.tsx';
import { hashScripts } from './inline-scripts.ts';
import type { ClientFiles } from './manifest.ts';
import { plainPage } from './plain-page.ts';

/** A page as it was rendered for one request. */
export interface RenderedPage extends RenderedHtml {
  /** The inline scripts, as the policy names them. */
  scripts: string[];
  /** The calls of the page that were answered, with the status of the answer. */
  calls: { url: string; status: number }[];
  /** A call failed because of the server. */
  isAway: boolean;
}

interface Rendering {
  render: Render;
  files: ClientFiles;
  address: URL;
  pageContext: PageRequest['pageContext'];
}

/** Renders a page. If that fails, the page says so. */
export async function renderPage(
  app: FastifyInstance,
  request: FastifyRequest,
  { render, files, address, pageContext }: Rendering,
): Promise<RenderedPage> {
  const nonce = randomBytes(16).toString('base64');
  const { transport, calls } = callInProcess(app, request);
  const hasFailed = () => calls.some(({ status }) => status >= 500);
  const { html, status, location } = await render({
    request: new Request(address, { headers: { accept: 'text/html' } }),
    pageContext,
    nonce,
    transport,
    manifest: files.manifest,
    scripts: files.scriptsIn(pageContext.locale),
  }).catch((error: unknown) => {
    request.log.error({ err: error }, 'a page could not be rendered');
    return {
      status: 500,
      location: null,
      html: plainPage(pageContext.locale, pageContext.provider.portalName, hasFailed()),
    };
  });
  return {
    ...hashScripts(html, nonce),
    status,
    location,
    calls,
    // A page that shows an error of the server must not have status 200.
    isAway: hasFailed() && status !== 404,
  };
}

/** Calls the API in this process: the same routes, access rules and answers, without the network. */
function callInProcess(app: FastifyInstance, request: FastifyRequest) {
  const calls: RenderedPage['calls'] = [];
  const transport: Transport = async (url, { method, headers, body }) => {
    const answer = await app.inject({
      // The names of endpoints begin with methods that Fastify knows.
      method: method as 'GET',
      url,
      headers: { ...headers, ...(request.headers.cookie ? { cookie: request.headers.cookie } : {}) },
      remoteAddress: request.ip,
      ...(body === undefined ? {} : { payload: body }),
    });
    calls.push({ url, status: answer.statusCode });
    return {
      status: answer.statusCode,
      statusText: answer.statusMessage,
      text: answer.body,
      header: (name) => {
        const value = answer.headers[name];
        return value === undefined ? null : String(value);
      },
    };
  };
  return { transport, calls };
}
