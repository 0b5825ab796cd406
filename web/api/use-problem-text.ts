import { useTranslations } from 'use-intl';
import { ADMIN_PASSWORD_MIN_LENGTH, PASSWORD_MIN_LENGTH } from '../../contract/account-figures.ts';
import { isKey } from '../texts/is-key.ts';

const FIGURES = {
  passwordMinLength: PASSWORD_MIN_LENGTH,
  adminPasswordMinLength: ADMIN_PASSWORD_MIN_LENGTH,
};

/** The text for a broken rule, or for an error that belongs to one field. Some rules show an `example` of what is right. */
export function useProblemText(): (code: string | undefined, example?: string) => string | undefined {
  const rules = useTranslations('validation');
  const errors = useTranslations('errors');
  return (code, example = '') => {
    if (code === undefined) return undefined;
    if (isKey(rules, code)) return rules(code, { ...FIGURES, example });
    return isKey(errors, code) ? errors(code) : rules('INVALID');
  };
}
