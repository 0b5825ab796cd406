import { Link } from '@tanstack/react-router';
import { useLocale, useTranslations } from 'use-intl';
import { Cell, DenseTable, HeadCell, Row, TableBody, TableHead } from '../../ui/DataTable.tsx';
import { formatInstant } from '../../ui/instants.ts';
import { MailBadge } from './MailBadge.tsx';
import { DealerLink, OrderLink } from './MailLinks.tsx';
import type { ListedMail } from './queries.ts';
import { SendAgain } from './SendAgain.tsx';
import { useMailWords } from './use-mail-words.ts';

/** On a narrow screen these columns have no room. The page of the mail names both. */
const WIDE_ONLY = 'md:max-[70rem]:hidden';

/** A clerk rarely sends a mail twice. A failed one keeps its button in view. */
const ON_HOVER =
  'group-focus-within/row:opacity-100 group-hover/row:opacity-100 md:opacity-0 [@media(hover:none)]:opacity-100';

export function MailTable({ mails }: { mails: readonly ListedMail[] }) {
  const t = useTranslations('adminMails');
  return (
    <DenseTable label={t('title')}>
      <TableHead>
        <HeadCell>{t('kind')}</HeadCell>
        <HeadCell>{t('recipient')}</HeadCell>
        <HeadCell className={WIDE_ONLY}>{t('dealer')}</HeadCell>
        <HeadCell className={WIDE_ONLY}>{t('order')}</HeadCell>
        <HeadCell>{t('queued')}</HeadCell>
        <HeadCell>{t('state')}</HeadCell>
        <HeadCell isPinned>
          <span className="sr-only">{t('actions')}</span>
        </HeadCell>
      </TableHead>
      <TableBody>
        {mails.map((mail) => (
          <MailRow key={mail.id} mail={mail} />
        ))}
      </TableBody>
    </DenseTable>
  );
}

function MailRow({ mail }: { mail: ListedMail }) {
  const t = useTranslations('adminMails');
  const locale = useLocale();
  const { name, recipient } = useMailWords()(mail);
  return (
    <Row data-row={mail.id} className="md:text-14 md:hover:bg-sunken">
      <Cell className="md:min-w-44">
        <Link
          to="/admin/mails/$id"
          params={{ id: mail.id }}
          data-row-main
          className="font-medium text-plate hover:underline"
        >
          {name}
        </Link>
      </Cell>
      <Cell label={t('recipient')} className="wrap-anywhere md:min-w-52 xl:min-w-60">
        {recipient}
      </Cell>
      <Cell label={t('dealer')} className={WIDE_ONLY}>
        <DealerLink dealer={mail.dealer} />
      </Cell>
      <Cell label={t('order')} className={WIDE_ONLY}>
        <OrderLink orderId={mail.orderId} />
      </Cell>
      <Cell label={t('queued')} className="whitespace-nowrap tabular-nums">
        {formatInstant(mail.queuedAt, locale)}
      </Cell>
      <Cell label={t('state')}>
        <span className="flex">
          <MailBadge state={mail.state} />
        </span>
      </Cell>
      <Cell
        isPinned
        isQuiet={mail.state !== 'FAILED'}
        className="max-md:justify-end max-md:empty:hidden md:text-right md:group-hover/row:bg-sunken"
      >
        {mail.canBeSentAgain && (
          <span className={mail.state === 'FAILED' ? '' : ON_HOVER}>
            <SendAgain mail={mail} />
          </span>
        )}
      </Cell>
    </Row>
  );
}
