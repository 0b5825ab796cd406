import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { Button } from '../ui/Button.tsx';
import { TitledCard } from '../ui/Card.tsx';

/** Leads an owner to the users of the company. */
export function UsersCard() {
  const t = useTranslations('account.users');
  return (
    <TitledCard title={t('title')}>
      <p className="mb-3 text-ink-2">{t('text')}</p>
      <Button asChild>
        <Link to="/company">{t('open')}</Link>
      </Button>
    </TitledCard>
  );
}
