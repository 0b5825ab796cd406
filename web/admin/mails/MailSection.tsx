import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useLocale, useTranslations } from 'use-intl';
import { Loaded } from '../../layout/Loaded.tsx';
import { DefinitionList } from '../../ui/DefinitionList.tsx';
import { formatInstant } from '../../ui/instants.ts';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { BackLink } from '../page-of-one.tsx';
import { MailBadge } from './MailBadge.tsx';
import { MailContent } from './MailContent.tsx';
import { DealerLink, OrderLink } from './MailLinks.tsx';
import { mailQuery, type ReadMail } from './queries.ts';
import { SendAgain } from './SendAgain.tsx';
import { useMailWords } from './use-mail-words.ts';

/** One mail at an address of its own: to whom it went, when, and what it says. */
export function MailSection() {
  const { id } = useParams({ from: '/admin/mails/$id' });
  const t = useTranslations('adminMails');
  const query = useQuery(mailQuery(id));
  return (
    <>
      <BackLink to="/admin/mails">{t('back')}</BackLink>
      <Loaded query={query} failed={() => t('openFailed')} skeleton={<Skeleton className="mt-6 h-96" />}>
        {(mail) => <Opened key={mail.id} mail={mail} />}
      </Loaded>
    </>
  );
}

function Opened({ mail }: { mail: ReadMail }) {
  const { name } = useMailWords()(mail);
  return (
    <div className="max-w-5xl">
      <PageTitle actions={mail.canBeSentAgain && <SendAgain mail={mail} />}>{name}</PageTitle>
      <div className="mt-1 mb-6">
        <MailBadge state={mail.state} />
      </div>
      <Envelope mail={mail} />
      <MailContent mail={mail} />
    </div>
  );
}

/** Everything about the mail but its content. */
function Envelope({ mail }: { mail: ReadMail }) {
  const t = useTranslations('adminMails');
  const locale = useLocale();
  const { recipient } = useMailWords()(mail);
  const at = (instant: string | null) => instant && formatInstant(instant, locale);
  const lines = [
    { term: t('recipient'), value: recipient },
    { term: t('dealer'), value: mail.dealer && <DealerLink dealer={mail.dealer} /> },
    { term: t('order'), value: mail.orderId && <OrderLink orderId={mail.orderId} /> },
    { term: t('queued'), value: at(mail.queuedAt) },
    { term: t('sentAt'), value: at(mail.sentAt) },
    { term: t('failedAt'), value: at(mail.failedAt) },
    { term: t('reason'), value: mail.reason },
  ];
  return (
    <div className="rounded-card border border-line bg-surface p-5">
      <DefinitionList
        className="[&_dd]:wrap-anywhere"
        entries={lines.filter(({ value }) => value !== null)}
      />
    </div>
  );
}
