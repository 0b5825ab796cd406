import { Link } from '@tanstack/react-router';
import { useLocale, useTranslations } from 'use-intl';
import { Cell, DenseTable, HeadCell, Row, TableBody, TableHead } from '../../ui/DataTable.tsx';
import { cx } from '../../ui/cx.ts';
import { EmailAddress } from '../../ui/EmailAddress.tsx';
import { formatInstant } from '../../ui/instants.ts';
import { MailBadge } from './MailBadge.tsx';
import { DealerLink, OrderLink } from './MailLinks.tsx';
import type { ListedMail } from './queries.ts';
import { SendAgain } from './SendAgain.tsx';
import { useMailWords } from './use-mail-words.ts';

/** On a tablet the dealer has no room. The page of the mail names them. */
const WIDE_ONLY = 'md:max-[70rem]:hidden';
/** Below 1392 px the order follows the kind, so that names and addresses have its room. */
const OWN_COLUMN = 'md:max-[87rem]:hidden';
const BEHIND_KIND = 'max-md:hidden min-[87rem]:hidden';

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
        <HeadCell className={OWN_COLUMN}>{t('order')}</HeadCell>
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
        </Link>{' '}
        {mail.orderId !== null && (
          <span className={BEHIND_KIND}>
            <OrderLink orderId={mail.orderId} />
          </span>
        )}
      </Cell>
      <Cell label={t('recipient')} className="wrap-anywhere md:min-w-52 min-[87rem]:min-w-60">
        {mail.recipient === null ? recipient : <EmailAddress>{mail.recipient}</EmailAddress>}
      </Cell>
      <Cell label={t('dealer')} className={cx(WIDE_ONLY, 'md:min-w-32 xl:min-w-52')}>
        <span title={mail.dealer?.companyName} className="md:-m-1 md:line-clamp-2 md:p-1">
          <DealerLink dealer={mail.dealer} />
        </span>
      </Cell>
      <Cell label={t('order')} className={OWN_COLUMN}>
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
            <SendAgain mail={mail} isCompact />
          </span>
        )}
      </Cell>
    </Row>
  );
}
