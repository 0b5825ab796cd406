import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { Button } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';

/** Shown when users lose their admin rights while a page is open. */
export function AccessDenied() {
  const t = useTranslations('admin.denied');
  const layout = useTranslations('layout.notFound');
  return (
    <Card className="mx-auto my-16 flex max-w-md flex-col items-start gap-3 p-6">
      <h1 className="heading text-22">{t('title')}</h1>
      <p className="text-ink-2">{t('text')}</p>
      <Button asChild>
        <Link to="/">{layout('home')}</Link>
      </Button>
    </Card>
  );
}
