import type { RouterContext } from '../router-context.ts';

/** The language of the reader, and the provider that the texts name. */
export const readerOf = ({ words, pageContext }: RouterContext) => ({
  locale: words.now().locale,
  provider: pageContext.provider,
});
