import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import type { DefectTerm } from '../../contract/complaint-rules.ts';
import {
  DEFECT_NOTICE_HOURS,
  HIDDEN_DEFECT_WORKING_DAYS,
  OBVIOUS_DEFECT_HOURS,
} from '../../contract/constants.ts';
import type { Role } from '../../contract/states.ts';
import { FRESHNESS } from '../api/freshness.ts';
import { useUser } from '../api/user.ts';
import { Loaded } from '../layout/Loaded.tsx';
import { cx } from '../ui/cx.ts';
import { GuardedButton } from '../ui/GuardedButton.tsx';
import { useIsHydrated } from '../ui/hydrated.ts';
import { formatInstant } from '../ui/instants.ts';
import { Skeleton } from '../ui/Skeleton.tsx';
import { usePart } from '../ui/use-part.ts';
import { ComplaintList } from './ComplaintList.tsx';
import { type ComplaintsOfOrder, complaintsQuery, type OrderDetails } from './queries.ts';

interface ComplaintsProps extends Pick<OrderDetails, 'order' | 'reservations'> {
  reader: Role;
  className?: string;
}

/**
 * Terms and form beside what was reported, where the section has the width of the page for itself. A list or a form alone has one
 * column.
 */
const COLUMNS =
  'flex flex-col gap-4 lg:[section:only-child>&]:grid lg:[section:only-child>&]:grid-cols-2 lg:gap-8 [&>:only-child]:max-w-2xl';

/** The complaints about the vehicles of an order: the terms, what was reported and answered, and the form for another. */
export function Complaints({ order, reservations, reader, className = '' }: ComplaintsProps) {
  const t = useTranslations('complaints');
  // What a dealer typed stays, even when the order takes no complaints any more.
  const [hasInput, setHasInput] = useState(false);
  const mayHave = order.status !== 'PENDING' || hasInput;
  const query = useQuery({
    ...complaintsQuery(order.id),
    ...FRESHNESS[reader === 'admin' ? 'adminList' : 'orders'],
    enabled: mayHave,
  });
  const mayReport = reader === 'dealer' && (hasInput || (query.data?.reporting ?? null) !== null);
  const isShown = query.data?.total !== 0 || mayReport;
  if (!mayHave || !isShown || (!query.data && order.status !== 'COMPLETED')) return null;
  return (
    <section id="complaints" className={cx(reader === 'dealer' && 'print:hidden', className)}>
      <h2 className="heading mb-2 text-18">{t('title')}</h2>
      <Loaded query={query} failed={() => t('loadFailed')} skeleton={<Skeleton className="mt-3 h-16" />}>
        {(found) => (
          <div className={reader === 'dealer' ? COLUMNS : 'mt-4'}>
            {mayReport && (
              <div>
                <Reporting
                  order={order}
                  reservations={reservations}
                  reporting={found.reporting}
                  hasInput={hasInput}
                  onInput={setHasInput}
                />
              </div>
            )}
            {found.complaints.length > 0 && (
              <ComplaintList orderId={order.id} complaints={found.complaints} reader={reader} />
            )}
          </div>
        )}
      </Loaded>
    </section>
  );
}

const FIGURES: Record<DefectTerm, { count: number }> = {
  FIRST_NOTICE: { count: DEFECT_NOTICE_HOURS },
  OBVIOUS: { count: OBVIOUS_DEFECT_HOURS },
  HIDDEN: { count: HIDDEN_DEFECT_WORKING_DAYS },
};

const loadForm = async () => (await import('./ComplaintForm.tsx')).ComplaintForm;

interface ReportingProps extends Pick<OrderDetails, 'order' | 'reservations'> {
  reporting: ComplaintsOfOrder['reporting'];
  hasInput: boolean;
  onInput: (hasInput: boolean) => void;
}

/** The terms of a notice that is sent now, and the form. Closed, and when complaints are over, it keeps what was typed. */
function Reporting({ order, reservations, reporting, hasInput, onInput }: ReportingProps) {
  const t = useTranslations('complaints');
  const errors = useTranslations('errors');
  const isViewer = useUser()?.rights === 'VIEWER';
  const isHydrated = useIsHydrated();
  const [isAsked, setIsAsked] = useState<boolean | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { Part } = usePart(loadForm, isHydrated && isAsked !== null);
  // The button that was pressed is hidden. The new complaint is below this one.
  const close = () => {
    setIsAsked(false);
    button.current?.focus();
  };
  const isTaken = reporting?.isOpen === true;
  return (
    <>
      {isTaken ? <Terms reporting={reporting} /> : <Over reporting={reporting} />}
      {isTaken && (
        <div className="needs-script mt-3 flex flex-wrap gap-1.5">
          <GuardedButton
            ref={button}
            aria-expanded={isAsked === true}
            disabled={!isHydrated}
            blockedReason={isViewer ? errors('OWNER_ONLY') : undefined}
            onClick={() => setIsAsked(!isAsked)}
          >
            {t('report')}
          </GuardedButton>
        </div>
      )}
      {(isTaken || hasInput) && (
        <div hidden={isTaken && !isAsked}>
          {Part && (
            <Part
              orderId={order.id}
              vehicles={vehiclesOf(reservations)}
              isTaken={isTaken}
              onInput={onInput}
              onSent={close}
            />
          )}
        </div>
      )}
    </>
  );
}

/** Until when the order takes complaints, and the terms of a notice. */
function Terms({ reporting }: { reporting: NonNullable<ReportingProps['reporting']> }) {
  const t = useTranslations('complaints');
  const isViewer = useUser()?.rights === 'VIEWER';
  const locale = useLocale();
  const { provider } = useRouteContext({ from: '__root__' }).pageContext;
  return (
    <>
      <p className="text-ink-2">
        {t(isViewer ? 'textByColleagues' : 'text', { at: formatInstant(reporting.closesAt, locale) })}
      </p>
      <ul className="mt-2 flex flex-col gap-1 text-14">
        {reporting.terms.map(({ term, endsAt, isLate }) => (
          <li key={term}>
            {t(`terms.${term}`, { ...FIGURES[term], at: formatInstant(endsAt, locale) })}
            {isLate && <span className="font-medium text-sold"> ({t('isOver')})</span>}
          </li>
        ))}
      </ul>
      {reporting.terms.some(({ isLate }) => isLate) && <p className="mt-2 text-14">{t('lateToo')}</p>}
      <noscript>
        <p className="mt-3">{t('needsScript', { email: provider.supportEmail, phone: provider.phone })}</p>
      </noscript>
    </>
  );
}

/** Why the order takes no complaint now, and where to write instead. */
function Over({ reporting }: Pick<ReportingProps, 'reporting'>) {
  const t = useTranslations('complaints');
  const locale = useLocale();
  const { supportEmail } = useRouteContext({ from: '__root__' }).pageContext.provider;
  const email = () => (
    <a href={`mailto:${supportEmail}`} className="wrap-anywhere text-plate underline underline-offset-2">
      {supportEmail}
    </a>
  );
  return (
    <p className="text-ink-2">
      {reporting
        ? t.rich('closed', { at: formatInstant(reporting.closesAt, locale), email })
        : t.rich('notCompleted', { email })}
    </p>
  );
}

/** The vehicles that are still in the order. */
const vehiclesOf = (reservations: OrderDetails['reservations']) =>
  reservations
    .filter(({ status, endReason }) => status === 'ACTIVE' && endReason === null)
    .map(({ vehicle }) => vehicle);
