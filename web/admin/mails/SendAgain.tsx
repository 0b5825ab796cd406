import { Send } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../api/call.ts';
import { useDialogMutation } from '../../api/use-dialog-mutation.ts';
import { Button } from '../../ui/Button.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { newId } from '../new-id.ts';
import { useMailWords } from './use-mail-words.ts';

type Mail = { id: string; kind: string; recipient: string | null };

/**
 * The button that sends a mail again, after a question: the recipient may get it a second time. In a list below 1392 px the
 * compact button is an icon: names and addresses need the room.
 */
export function SendAgain({ mail, isCompact = false }: { mail: Mail; isCompact?: boolean }) {
  const t = useTranslations('mails');
  const words = useMailWords()(mail);
  const [isAsked, setIsAsked] = useState(false);
  // After an answer that was lost, the next press sends no second copy.
  const [copyId, setCopyId] = useState(newId);
  return (
    <>
      <Button
        size="sm"
        aria-label={t('sendOf', words)}
        title={isCompact ? t('send') : undefined}
        onClick={() => setIsAsked(true)}
      >
        {isCompact && <Send aria-hidden className="hidden size-4 md:max-[87rem]:block" />}
        <span className={isCompact ? 'md:max-[87rem]:hidden' : ''}>{t('send')}</span>
      </Button>
      {isAsked && (
        <Question
          mail={mail}
          copyId={copyId}
          onSent={() => setCopyId(newId())}
          onClose={() => setIsAsked(false)}
        />
      )}
    </>
  );
}

interface QuestionProps {
  mail: Mail;
  copyId: string;
  onSent: () => void;
  onClose: () => void;
}

function Question({ mail, copyId, onSent, onClose }: QuestionProps) {
  const t = useTranslations('mails');
  const layout = useTranslations('layout');
  const words = useMailWords()(mail);
  const { decide, isPending } = useDialogMutation({
    call: async () => {
      await call('POST /api/admin/mails/{id}/send', { params: { id: mail.id }, query: { copyId } });
      onSent();
    },
    touches: ['/api/admin/mails', '/api/admin/worklist', '/api/admin/audit'],
    done: { title: t('sent') },
    failed: t('notSent'),
    onClose,
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('againTitle')}
      consequence={t('againText', words)}
      confirmLabel={t('send')}
      cancelLabel={layout('cancel')}
      busy={isPending}
      onConfirm={() => decide()}
    />
  );
}
