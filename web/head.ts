import type { pictureMeta } from './layout/picture-meta.ts';
import type { RouterContext } from './router-context.ts';
import type { Messages } from './texts/messages.ts';
import type { Area } from './texts/parts.ts';

/** What a page says about itself to search engines and link previews. PageHead derives the rest from it. */
interface Description {
  title: string;
  description?: string;
  picture?: ReturnType<typeof pictureMeta>;
}

/** The head of a page; empty for a page that was not found. */
export function headOf(page: Description | undefined, { pageContext }: RouterContext) {
  if (!page) return {};
  const { title, description, picture = [] } = page;
  const portalName = pageContext?.provider.portalName;
  return {
    meta: [
      { title: portalName ? `${title} – ${portalName}` : title },
      // The browser writes only the title.
      ...(import.meta.env.SSR && description ? [{ name: 'description', content: description }] : []),
      ...(import.meta.env.SSR ? picture : []),
    ],
  };
}

interface Matched {
  match: { context: RouterContext };
}

/** The head of a page whose title is a text of the layout. Indexable pages also have a description there. */
export const titled =
  (page: keyof Messages['layout']['titles']) =>
  ({ match }: Matched) => {
    const { layout, descriptions } = match.context.words.now().messages;
    const isDescribed = import.meta.env.SSR && (page === 'home' || page === 'inventory');
    return headOf(
      { title: layout.titles[page], ...(isDescribed && { description: descriptions[page] }) },
      match.context,
    );
  };

/** The areas of the texts that name a page. */
type NamingArea = { [A in Area]: Messages[A] extends Description ? A : never }[Area];

/** The head of a page whose title, and description if it has one, are texts of its own area. */
export const titledBy =
  (area: NamingArea) =>
  ({ match }: Matched) =>
    headOf(match.context.words.now().messages[area], match.context);
