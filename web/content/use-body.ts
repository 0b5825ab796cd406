import { useRouteContext } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { fillHtml } from './fill.ts';
import { figuresOf, termsVersionOf } from './figures.ts';
import { bodyOf, type OpenedContent } from './library.ts';

/** The id of the element that contains the body of a text. */
export const bodyId = (name: string) => `text-${name.replaceAll('/', '-')}`;

/** The HTML of texts. For a server-rendered text it is read from the document, so that it is not sent twice. */
export function useBodies(contents: readonly OpenedContent[]): string[] {
  const { provider } = useRouteContext({ from: '__root__' }).pageContext;
  const [rendered] = useState(
    () => new Map(contents.map(({ name, locale }) => [name, renderedBody(name, locale)])),
  );
  return useMemo(
    () =>
      contents.map(({ name, locale }) => {
        const body = bodyOf(name, locale);
        if (body === undefined) return rendered.get(name) ?? '';
        return fillHtml(body, figuresOf(provider, locale, termsVersionOf(name)));
      }),
    [contents, provider, rendered],
  );
}

function renderedBody(name: string, locale: OpenedContent['locale']): string | undefined {
  return bodyOf(name, locale) === undefined ? document.getElementById(bodyId(name))?.innerHTML : undefined;
}
