import { Link, useRouteContext } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { VAT_PERCENT } from '../../contract/constants.ts';
import { vatCaseOf } from '../../contract/vat-case.ts';
import { priceWithVat, vatPercentOf } from '../../contract/vat.ts';
import { fromCents } from '../../contract/money.ts';
import { useSentFirst } from '../api/sent.ts';
import { isActiveDealer, isBuyer, userQuery } from '../api/user.ts';
import { withOwnTexts } from '../layout/with-own-texts.tsx';
import { statesQuery } from '../trade/queries.ts';
import { formatMoney, telephoneLink } from '../ui/format.ts';
import { GermanPrice, PriceLines } from './PriceLines.tsx';
import { ReserveNow } from './ReserveNow.tsx';
import { useLostFocus } from './use-lost-focus.ts';
import { useVehicleOfPage } from './use-vehicle-of-page.ts';

/** The dialog says how the price has changed, in words of the page. */
const AREAS = ['buying', 'vehicle'] as const;
const LINK = 'font-medium text-plate underline underline-offset-2';

/** How an order of this dealer is taxed that goes to the address of the company. */
function useVatCase() {
  const dealer = useSentFirst(userQuery())?.dealer;
  return dealer ? vatCaseOf(dealer, dealer.country) : 'STANDARD';
}

/** What the vehicle costs this dealer. Without VAT to pay, the price with German VAT stands in the first line. */
export const YourPrice = withOwnTexts(AREAS, function YourPriceLines() {
  const t = useTranslations('buying.forYou');
  const vehicle = useVehicleOfPage()?.vehicle;
  const vatCase = useVatCase();
  if (!vehicle) return null;
  if (vatCase === 'STANDARD') return <GermanPrice vehicle={vehicle} />;
  const german = priceWithVat(vehicle.priceNet);
  return (
    <PriceLines
      note={t('german', {
        percent: String(VAT_PERCENT),
        vat: formatMoney(german.vat),
        gross: formatMoney(german.gross),
      })}
      label={t('label')}
      vat={
        <>
          <dt className="text-ink-2">{t('vat', { percent: String(vatPercentOf(vatCase)) })}</dt>
          <dd>{formatMoney(fromCents(0))}</dd>
          <dd className="w-full text-13 text-ink-2">{t('reason')}</dd>
        </>
      }
      total={
        <>
          <dt>{t('total')}</dt>
          <dd>{formatMoney(vehicle.priceNet)}</dd>
        </>
      }
    />
  );
});

/** Below the net price on phones: the gross price, or that there is no VAT to pay. What is to be paid includes the delivery. */
export const YourGross = withOwnTexts(AREAS, function YourGrossWords() {
  const t = useTranslations('vehicle');
  const exempt = useTranslations('buying.forYou');
  const vehicle = useVehicleOfPage()?.vehicle;
  const vatCase = useVatCase();
  if (!vehicle) return null;
  return vatCase === 'STANDARD'
    ? t('grossShort', { price: formatMoney(priceWithVat(vehicle.priceNet).gross) })
    : exempt('short', { percent: String(vatPercentOf(vatCase)) });
});

/** What this dealer may do with the vehicle besides adding it to the cart, or why they may not. */
export const YourAction = withOwnTexts(AREAS, function YourActionLines() {
  const t = useTranslations('buying');
  const { provider } = useRouteContext({ from: '__root__' }).pageContext;
  const user = useSentFirst(userQuery()) ?? null;
  const vehicle = useVehicleOfPage()?.vehicle;
  const [isNew, setIsNew] = useState(false);
  if (!vehicle) return null;
  if (user?.dealer?.status === 'SUSPENDED')
    return (
      <p className="text-14 text-ink-2">
        {t('suspended')}{' '}
        <a href={telephoneLink(provider.phone)} className={`${LINK} whitespace-nowrap`}>
          {provider.phone}
        </a>
      </p>
    );
  if (!isActiveDealer(user)) return null;
  return (
    <>
      {vehicle.status !== 'AVAILABLE' && <OwnOrder id={vehicle.id} isNew={isNew} />}
      {isBuyer(user) ? (
        <ReserveNow vehicle={vehicle} onReserved={() => setIsNew(true)} />
      ) : (
        vehicle.status === 'AVAILABLE' && <p className="text-14 text-ink-2">{t('viewer')}</p>
      )}
    </>
  );
});

/** For a vehicle that the reader or a colleague has ordered: a link to the order. */
function OwnOrder({ id, isNew }: { id: string; isNew: boolean }) {
  const t = useTranslations('buying.own');
  const order = useSentFirst({ ...statesQuery([id]), enabled: false })?.[0]?.ownOrder ?? null;
  // A reader who has just ordered goes on from here.
  const link = useLostFocus(isNew && order !== null);
  if (order === null) return null;
  return (
    <p className="text-14 text-ink-2">
      {order.placedBy === null ? t('held') : t('heldBy', { by: order.placedBy })}{' '}
      <Link ref={link} to="/orders/$id" params={{ id: order.id }} className={LINK}>
        {t('order')}
      </Link>
    </p>
  );
}
