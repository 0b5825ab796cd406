import { useTranslations } from 'use-intl';
import { Cell, HeadCell, Row, Table, TableBody, TableHead } from '../../ui/DataTable.tsx';
import type { Settings } from './queries.ts';
import { SourceCard } from './SourceCard.tsx';

/** Each setting with its value and whether its environment variable sets it. */
export function SettingsTable({ settings }: { settings: Settings }) {
  const t = useTranslations('adminProvider');
  const words = useTranslations('adminProvider.settings');
  const rows = [
    ['PROVIDER_FILE', words(`PROVIDER_FILE_${settings.PROVIDER_FILE.value}`)],
    ['PUBLIC_URL', settings.PUBLIC_URL.value],
    ['ADMIN_SECOND_FACTOR', words(`ADMIN_SECOND_FACTOR_${settings.ADMIN_SECOND_FACTOR.value}`)],
    ['SMTP_URL', words(`SMTP_URL_${settings.SMTP_URL.value}`)],
    ['DATABASE_URL', words(`DATABASE_URL_${settings.DATABASE_URL.value}`)],
    ['DEMO', words(`DEMO_${settings.DEMO.value}`)],
    ['NODE_ENV', words(`NODE_ENV_${settings.NODE_ENV.value}`)],
  ] as const satisfies readonly (readonly [keyof Settings, string])[];
  return (
    <SourceCard title={words('title')} source={t('sources.environment')}>
      <Table label={words('title')}>
        <TableHead>
          <HeadCell>{words('name')}</HeadCell>
          <HeadCell>{words('value')}</HeadCell>
          <HeadCell>{words('source')}</HeadCell>
        </TableHead>
        <TableBody>
          {rows.map(([name, value]) => (
            <Row key={name}>
              <Cell className="font-medium">{words(name)}</Cell>
              <Cell label={words('value')} className="wrap-anywhere">
                {value}
              </Cell>
              <Cell label={words('source')} className="wrap-anywhere text-ink-2">
                {words(settings[name].isSet ? 'isSet' : 'isDefault', { name })}
              </Cell>
            </Row>
          ))}
        </TableBody>
      </Table>
    </SourceCard>
  );
}
