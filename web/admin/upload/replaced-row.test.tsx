import { Children, isValidElement, type ReactElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'use-intl';
import { expect, test, vi } from 'vitest';
import type { Locale } from '../../../contract/constants.ts';
import { importJobExamples } from '../../../contract/examples/import-jobs.ts';
import type { Import } from '../../../contract/import-jobs.ts';
import { aUser, pageOf } from '../../../fixtures/pages.ts';
import { wordStore } from '../../texts/words.ts';
import { entriesOf } from './entries.ts';
import { UploadHead } from './UploadHead.tsx';

const { result } = importJobExamples['GET /api/imports/{id}'];

/** An import of a vehicle whose data were replaced, with another price. */
const replaced: Import = {
  ...result,
  missingFiles: [],
  rows: result.rows.slice(0, 1).map((row) => ({
    ...row,
    replaced: true,
    skipped: [],
    changes: [{ field: 'priceNet', outcome: 'changed', before: '17990.00', after: '18490.00' }],
  })),
};

const WORDS = [
  ['de', 'Ersetzt', 'Fahrzeugdaten ersetzt', 'Preis netto: bisher 17.990,00 €, jetzt 18.490,00 €'],
  ['en', 'Replaced', 'Vehicle data replaced', 'Net price: was 17.990,00 €, now 18.490,00 €'],
  ['fr', 'Remplacé', 'Données du véhicule remplacées', 'Prix HT : avant 17.990,00 €, maintenant 18.490,00 €'],
] as const;

test.each(WORDS)(
  'the row of a vehicle that was there says that it was replaced, with the old and the new price: %s',
  async (locale, state, sentence, price) => {
    const { words } = await pageOf(`/admin/upload/${result.id}`, {
      user: aUser(null),
      locale,
      answers: {
        [`GET /api/imports/${result.id}`]: replaced,
        'GET /api/admin/worklist': { worklist: [], total: 0 },
      },
    });
    expect(words).toContain(`golf.zip ${state} ${sentence}`);
    // Once in the list of all changes, and once beside the name of the vehicle.
    expect(words.match(new RegExp(`Volkswagen Golf ${price} .*${price}`))).not.toBeNull();
  },
);

test.each(WORDS)(
  'the CSV of an import says that a vehicle was replaced: %s',
  async (locale, state, _, price) => {
    const [, line = ''] = (await csvOf(locale, replaced)).split('\r\n');
    expect(line.replaceAll(/[\u00a0\u202f]/g, ' ')).toBe(
      `golf.zip;${state};WVWZZZ1KZAW000001;Volkswagen Golf;;${price};`,
    );
  },
);

/** The file that the page of the import offers. */
async function csvOf(locale: Locale, opened: Import): Promise<string> {
  const saved: Blob[] = [];
  vi.stubGlobal('document', { createElement: () => ({ click: () => {} }) });
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) saved.push(blob);
    return 'blob:test';
  });
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => {});
  const words = wordStore(locale);
  await words.need(['adminUpload']);
  // No browser is here to press the button, so its handler is called.
  function Pressed() {
    const head = UploadHead({
      entries: entriesOf([], opened),
      isBulk: true,
      areOnlyFailedShown: false,
      onShowOnlyFailed: () => {},
      onRetry: () => {},
    });
    const button = elementsIn(head).find(
      ({ type }) => typeof type === 'function' && type.name === 'SummaryButton',
    );
    const Summary = button?.type as (props: unknown) => ReactElement<{ onClick: () => void }>;
    Summary(button?.props).props.onClick();
    return null;
  }
  renderToStaticMarkup(
    <IntlProvider {...words.now()} timeZone="Europe/Berlin">
      <Pressed />
    </IntlProvider>,
  );
  return saved[0]?.text() ?? '';
}

function elementsIn(node: ReactNode): ReactElement[] {
  return Children.toArray(node).flatMap((child) =>
    isValidElement<{ children?: ReactNode }>(child) ? [child, ...elementsIn(child.props.children)] : [],
  );
}
