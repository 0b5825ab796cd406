import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useUser } from '../api/user.ts';
import { Button } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';

/** Shown when users lose their admin rights while a page is open, and to clerks where all rights are needed. */
export function AccessDenied() {
  const t = useTranslations('admin.denied');
  const layout = useTranslations('layout.notFound');
  const isClerk = useUser()?.role === 'admin';
  return (
    <Card className="mx-auto my-16 flex max-w-md flex-col items-start gap-3 p-6">
      <h1 className="heading text-22">{t('title')}</h1>
      <p className="text-ink-2">{t(isClerk ? 'needsAllRights' : 'text')}</p>
      <Button asChild>
        {isClerk ? <Link to="/admin">{t('toDashboard')}</Link> : <Link to="/">{layout('home')}</Link>}
      </Button>
    </Card>
  );
}
