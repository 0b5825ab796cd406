import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Tabs } from '../../ui/Tabs.tsx';
import type { ReadMail } from './queries.ts';

/** Subject, text and attachments of a mail, or why they are not shown. */
export function MailContent({ mail }: { mail: ReadMail }) {
  const t = useTranslations('adminMails');
  const { id, hasSecretLink, content } = mail;
  if (!content) return <p className="mt-6 text-ink-2">{t(hasSecretLink ? 'secret' : 'unreadable')}</p>;
  return (
    <div className="mt-4 rounded-card border border-line bg-surface p-5">
      <h2 className="heading text-18 wrap-anywhere">
        <span className="sr-only">{t('subject')}</span> <span lang={content.locale}>{content.subject}</span>
      </h2>
      <Attachments attachments={content.attachments} />
      <Parts id={id} content={content} />
    </div>
  );
}

type Content = NonNullable<ReadMail['content']>;

function Parts({ id, content: { locale, subject, text } }: { id: string; content: Content }) {
  const t = useTranslations('adminMails');
  const [part, setPart] = useState<'html' | 'text'>('html');
  return (
    <>
      <Tabs
        className="mt-4"
        label={t('view')}
        value={part}
        onValueChange={setPart}
        tabs={[
          {
            value: 'html',
            label: t('html'),
            panel: (
              // A sandbox without rights: no script, no form, no other page.
              <iframe
                sandbox=""
                title={t('frame', { subject })}
                src={`/api/admin/mails/${id}/html`}
                className="h-[44rem] w-full rounded-control border border-line bg-surface"
              />
            ),
          },
          {
            value: 'text',
            label: t('text'),
            panel: (
              <p lang={locale} className="font-mono text-14 whitespace-pre-wrap wrap-anywhere">
                {text}
              </p>
            ),
          },
        ]}
      />
      <p className="mt-3 text-13 text-ink-2">{t('hint')}</p>
    </>
  );
}

function Attachments({ attachments }: Pick<Content, 'attachments'>) {
  const t = useTranslations('adminMails');
  if (attachments.length === 0) return null;
  return (
    <p className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-14">
      <span className="text-ink-2">{t('attachments')}</span>
      {attachments.map(({ filename, url }) =>
        url === null ? (
          <span key={filename}>{filename}</span>
        ) : (
          <a key={filename} href={url} download className="text-plate underline underline-offset-2">
            {filename}
          </a>
        ),
      )}
    </p>
  );
}
