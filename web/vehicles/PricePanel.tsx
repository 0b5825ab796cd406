import { useTranslations } from 'use-intl';
import { priceWithVat } from '../../contract/vat.ts';
import { formatMoney } from '../ui/format.ts';
import { FormerPrice } from '../trade/FormerPrice.tsx';
import { usePart } from '../ui/use-part.ts';
import { lazyHydrated } from '../layout/lazy-hydrated.tsx';
import { ActionButton, ActionHint } from './Action.tsx';
import { GermanPrice } from './PriceLines.tsx';
import type { Offered } from './use-offered.ts';

/** What only dealers need. The server renders it, so that nothing moves when it is loaded. */
const rendered = import.meta.env.SSR && (await import('./ForDealer.tsx'));
const load = () => import('./ForDealer.tsx');
const yourPrice = lazyHydrated(rendered && rendered.YourPrice, load, 'YourPrice');
const yourGross = lazyHydrated(rendered && rendered.YourGross, load, 'YourGross');
const yourAction = lazyHydrated(rendered && rendered.YourAction, load, 'YourAction');

/** Loads them before the router opens the page, so that nothing moves under the finger of a dealer. */
export const preparePrice = () =>
  Promise.all([yourPrice.prepare(), yourGross.prepare(), yourAction.prepare()]);

/** They need scripts. Their place stays reserved until they are loaded. */
const loadMarks = async () => (await import('./VehicleMarks.tsx')).VehicleMarks;

/** Net, VAT and gross price, and what the reader may do now. */
export function PricePanel({ offered }: { offered: Offered }) {
  const t = useTranslations('vehicle');
  const canMark = offered.offer !== 'edit';
  const marks = usePart(loadMarks, canMark);
  return (
    <section aria-label={t('price')} className="rounded-card border border-line-2 bg-surface">
      <p className="px-5 pt-2.5 text-13 text-ink-2">
        <span className="heading text-36 leading-tight text-ink">
          {formatMoney(offered.vehicle.priceNet)}
        </span>
        {/* In a line that is there anyway, so that a new price moves nothing. */}
        <FormerPrice price={offered.vehicle.formerPriceNet} word={t('former')} />
      </p>
      {offered.isDealer ? yourPrice.part : <GermanPrice vehicle={offered.vehicle} />}
      {/* Dealers get the same height for every offer, so that orders of other dealers move nothing. */}
      <div
        className={`flex flex-col gap-2.5 px-5 pb-4 print:hidden ${offered.isBuyer ? 'min-h-41 md:min-h-54.5 md:pointer-coarse:min-h-55.5' : ''}`}
      >
        <div className="max-md:hidden">
          <ActionButton offered={offered} />
        </div>
        <ActionHint offered={offered} />
        {offered.isDealer && yourAction.part}
        {/* At the lower edge, so that a change of the offer does not move it. */}
        {canMark && (
          <div data-reserved className="mt-auto min-h-11">
            {marks.Part && <marks.Part vehicleId={offered.vehicle.id} />}
          </div>
        )}
      </div>
    </section>
  );
}

/** On phones: price and action at the lower edge, within reach of the thumb. */
export function PhoneBar({ offered }: { offered: Offered }) {
  const t = useTranslations('vehicle');
  const { net, gross } = priceWithVat(offered.vehicle.priceNet);
  return (
    <div
      data-bottom-bar
      className="fixed inset-x-0 bottom-0 z-20 flex items-center gap-4 border-t border-line bg-surface px-4 py-3 md:hidden print:hidden"
    >
      <p className="min-w-0">
        <span className="heading block text-22 leading-tight whitespace-nowrap">{formatMoney(net)}</span>
        <span className="block text-13 whitespace-nowrap text-ink-2">
          {offered.isDealer ? yourGross.part : t('grossShort', { price: formatMoney(gross) })}
        </span>
      </p>
      <div className="min-w-0 flex-1">
        <ActionButton offered={offered} isShort />
      </div>
    </div>
  );
}
