import { Link } from '@tanstack/react-router';
import { useLocale, useTranslations } from 'use-intl';
import { PRIVACY_VERSION, TERMS_VERSION } from '../../../contract/constants.ts';
import { TERMS_VERSIONS } from '../../content/terms-versions.ts';
import { Cell, HeadCell, Row, Table, TableBody, TableHead } from '../../ui/DataTable.tsx';
import { formatDay } from '../../ui/format.ts';
import { SourceCard } from './SourceCard.tsx';

const LINK = 'text-plate hover:underline';

/** Every kept version of the terms, the privacy policy and the imprint, with links to their pages. */
export function LegalTexts() {
  const t = useTranslations('adminProvider');
  const legal = useTranslations('adminProvider.legal');
  const locale = useLocale();
  return (
    <SourceCard title={legal('title')} source={t('sources.program', { file: 'content/legal' })}>
      <Table label={legal('title')}>
        <TableHead>
          <HeadCell>{legal('name')}</HeadCell>
          <HeadCell>{legal('version')}</HeadCell>
          <HeadCell>{legal('state')}</HeadCell>
        </TableHead>
        <TableBody>
          {TERMS_VERSIONS.map((version) => (
            <Row key={version}>
              <Cell>
                <Link
                  to="/terms-of-service"
                  search={{ version }}
                  className={LINK}
                  aria-label={legal('termsOf', { day: formatDay(version, locale) })}
                >
                  {legal('terms')}
                </Link>
              </Cell>
              <Cell label={legal('version')}>{formatDay(version, locale)}</Cell>
              <Cell label={legal('state')}>{legal(version === TERMS_VERSION ? 'current' : 'former')}</Cell>
            </Row>
          ))}
          <Row>
            <Cell>
              <Link to="/privacy-policy" className={LINK}>
                {legal('privacy')}
              </Link>
            </Cell>
            <Cell label={legal('version')}>{formatDay(PRIVACY_VERSION, locale)}</Cell>
            <Cell label={legal('state')}>{legal('current')}</Cell>
          </Row>
          <Row>
            <Cell>
              <Link to="/imprint" className={LINK}>
                {legal('imprint')}
              </Link>
            </Cell>
            <Cell label={legal('version')}>–</Cell>
            <Cell label={legal('state')}>{legal('ofProvider')}</Cell>
          </Row>
        </TableBody>
      </Table>
    </SourceCard>
  );
}
