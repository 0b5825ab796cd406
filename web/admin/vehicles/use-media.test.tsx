import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { IntlProvider } from 'use-intl';
import { expect, test, vi } from 'vitest';
import { vehicleExamples } from '../../../contract/examples/vehicles.ts';
import type { Medium } from '../../../contract/vehicles.ts';
import { de } from '../../texts/de/all.ts';
import { ToastProvider } from '../../ui/Toasts.tsx';
import { useMedia } from './use-media.ts';

const { result } = vehicleExamples['GET /api/vehicles/{id}'];
const [front, rear, side] = ['front', 'rear', 'side'].flatMap((id) =>
  result.media
    .slice(0, 1)
    .map((medium): Medium => ({ ...medium, id, isCover: id === 'front', documentType: 'OTHER' })),
) as [Medium, Medium, Medium]; // one of each id
const shown = [front, rear, side];
const now = ({ id }: Medium, media: readonly Medium[]) => media.find((medium) => medium.id === id) ?? front;

/** Renders the media, and makes one choice after the other before any is answered. Returns how the server has them. */
async function mediaAfter(...choices: ((media: ReturnType<typeof useMedia>) => void)[]): Promise<Medium[]> {
  let stored = shown;
  vi.stubGlobal(
    'fetch',
    async (url: string, { method = 'GET', body }: { method?: string; body?: string }) => {
      if (method === 'PATCH') {
        const change: Partial<Medium> = JSON.parse(body ?? '{}');
        const id = url.split('/').at(-1) ?? '';
        stored = stored.map((medium) => ({
          ...medium,
          ...(change.isCover && { isCover: false }),
          ...(medium.id === id && change),
        }));
      }
      return Response.json({ ...result, media: stored }, { headers: { etag: '"1"' } });
    },
  );
  const queryClient = new QueryClient();
  function Pictures() {
    const media = useMedia(shown, shown);
    const [made, setMade] = useState(0);
    if (made < choices.length) {
      choices[made]?.(media);
      setMade(made + 1);
    }
    return null;
  }
  renderToString(
    <QueryClientProvider client={queryClient}>
      <IntlProvider locale="de" timeZone="Europe/Berlin" messages={de}>
        <ToastProvider labels={{ region: 'Meldungen', close: 'Schließen' }}>
          <Pictures />
        </ToastProvider>
      </IntlProvider>
    </QueryClientProvider>,
  );
  await vi.waitFor(() => expect(queryClient.isMutating()).toBe(0), { timeout: 5000 });
  return stored;
}

test('a clerk corrects their choice of the cover before it is saved', async () => {
  const media = await mediaAfter(
    ({ ordered, makeCover }) => makeCover(now(rear, ordered)),
    ({ ordered, makeCover }) => makeCover(now(side, ordered)),
  );
  expect(media.filter(({ isCover }) => isCover)).toMatchObject([{ id: 'side' }]);
});

test('a clerk corrects their choice of the type of a document before it is saved', async () => {
  const media = await mediaAfter(
    ({ ordered, setType }) => setType(now(rear, ordered), 'COC'),
    ({ ordered, setType }) => setType(now(rear, ordered), 'REGISTRATION'),
  );
  expect(now(rear, media).documentType).toBe('REGISTRATION');
});

test('a title whose answer was lost is sent again, and is not said to be changed by somebody else', async () => {
  const refused: unknown[] = [];
  // The first call has done its work, and the page still shows the title of before.
  const rename = (media: ReturnType<typeof useMedia>) =>
    void media.rename(front, 'Vorne').catch((error: unknown) => refused.push(error));
  const media = await mediaAfter(rename, rename);
  expect([refused, now(front, media).title]).toEqual([[], 'Vorne']);
});
