import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { MailWarning } from 'lucide-react';
import { useId } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { orderNumberOf } from '../../../contract/order-number.ts';
import { FRESHNESS } from '../../api/freshness.ts';
import { FactLine } from '../../ui/FactLine.tsx';
import { formatInstant } from '../../ui/instants.ts';
import { SendAgain } from '../mails/SendAgain.tsx';
import { useMailWords } from '../mails/use-mail-words.ts';
import { MoreWork } from './MoreWork.tsx';
import { type FailedMail, failedMailsQuery } from './queries.ts';

/** The mails that could not be sent, each with its reason and a way to send it again. Nothing if there are none. */
export function FailedMails() {
  const t = useTranslations('adminDashboard.mails');
  const titleId = useId();
  const { data } = useQuery({ ...failedMailsQuery, ...FRESHNESS.adminList });
  if (!data || data.total === 0) return null;
  return (
    <section
      aria-labelledby={titleId}
      className="mt-6 rounded-card border border-line bg-surface px-4 py-4 min-[30rem]:px-5"
    >
      <h2 id={titleId} className="flex items-center gap-2.5 font-medium text-sold">
        <MailWarning aria-hidden className="size-5 shrink-0" />
        {t('title', { count: data.total })}
      </h2>
      <ul className="mt-2">
        {data.mails.map((mail) => (
          <MailRow key={mail.id} mail={mail} />
        ))}
      </ul>
      {data.total > data.mails.length && (
        <p className="border-t border-line pt-3 text-14">
          <MoreWork kind="FAILED_MAIL">{t('more', { count: data.total - data.mails.length })}</MoreWork>
        </p>
      )}
    </section>
  );
}

function MailRow({ mail }: { mail: FailedMail }) {
  const locale = useLocale();
  const { name, recipient } = useMailWords()(mail);
  return (
    <li
      data-row={mail.id}
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line py-3 first:border-t-0"
    >
      <div className="min-w-0 flex-1 basis-80">
        <Link
          to="/admin/mails/$id"
          params={{ id: mail.id }}
          data-row-main
          className="font-medium text-plate hover:underline"
        >
          {name}
        </Link>
        <p className="text-14 wrap-anywhere text-ink-2">{recipient}</p>
        <FactLine
          className="text-14 text-ink-2"
          facts={[
            mail.orderId && (
              <Link
                key="order"
                to="/admin/orders/$id"
                params={{ id: mail.orderId }}
                className="text-plate hover:underline"
              >
                #{orderNumberOf(mail.orderId)}
              </Link>
            ),
            formatInstant(mail.queuedAt, locale),
          ].filter(Boolean)}
        />
        <p className="text-13 wrap-anywhere text-ink-2">{mail.reason}</p>
      </div>
      {mail.canBeSentAgain && <SendAgain mail={mail} />}
    </li>
  );
}
