import { Link, useRouteContext } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';

export function VehicleNotFound() {
  const t = useTranslations('vehicle');
  const { portalName } = useRouteContext({ from: '__root__' }).pageContext.provider;
  return (
    <div className="page-width py-16">
      <title>{`${t('notFound')} – ${portalName}`}</title>
      <EmptyState
        title={<h1>{t('notFound')}</h1>}
        hint={t('notFoundHint')}
        action={
          <Button asChild variant="primary">
            <Link to="/vehicles">{t('back')}</Link>
          </Button>
        }
      />
    </div>
  );
}
