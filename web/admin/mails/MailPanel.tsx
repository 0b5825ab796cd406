import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { Loaded } from '../../layout/Loaded.tsx';
import { formatInstant } from '../../ui/instants.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { MailBadge } from './MailBadge.tsx';
import { type ListedMail, type MailsAbout, mailsAboutQuery } from './queries.ts';
import { useMailWords } from './use-mail-words.ts';

/** The newest mails about one order or one dealer, with a link to all of them. */
export function MailPanel({ about, className }: { about: MailsAbout; className?: string }) {
  const t = useTranslations('adminMails');
  const titleId = useId();
  const query = useQuery(mailsAboutQuery(about));
  return (
    <section aria-labelledby={titleId} className={className}>
      <h2 id={titleId} className="heading mb-2 text-18">
        {t('title')}
      </h2>
      <Loaded query={query} failed={() => t('failed')} skeleton={<Skeleton className="h-24" />}>
        {({ mails, total }) => (
          <>
            {total === 0 && <p className="text-ink-2">{t('nothing')}</p>}
            <ul>
              {mails.map((mail) => (
                <Line key={mail.id} mail={mail} />
              ))}
            </ul>
            {total > mails.length && (
              <Link
                to="/admin/mails"
                search={about}
                className="mt-2 inline-block text-14 text-plate hover:underline"
              >
                {t('all')}
              </Link>
            )}
          </>
        )}
      </Loaded>
    </section>
  );
}

function Line({ mail }: { mail: ListedMail }) {
  const locale = useLocale();
  const { name, recipient } = useMailWords()(mail);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line py-2 text-14 first:border-t-0">
      <span className="whitespace-nowrap text-ink-2 tabular-nums">
        {formatInstant(mail.queuedAt, locale)}
      </span>
      <Link to="/admin/mails/$id" params={{ id: mail.id }} className="font-medium text-plate hover:underline">
        {name}
      </Link>
      <span className="min-w-0 wrap-anywhere text-ink-2">{recipient}</span>
      <span className="ml-auto">
        <MailBadge state={mail.state} />
      </span>
    </li>
  );
}
