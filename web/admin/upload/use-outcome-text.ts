import { useCallback } from 'react';
import { useTranslations } from 'use-intl';
import {
  IMAGE_MAX_PIXELS,
  IMPORT_FILES_MAX,
  UPLOAD_MAX_BYTES,
  UPLOAD_TIMEOUT_MINUTES,
  ZIP_MAX_ENTRIES,
  ZIP_MAX_RATIO,
  ZIP_MAX_UNPACKED_BYTES,
} from '../../../contract/upload-figures.ts';
import type { Rejection } from '../../../contract/imports.ts';
import { isKey } from '../../texts/is-key.ts';
import type { Outcome } from './answer.ts';
import type { Entry } from './entries.ts';

const MEGABYTE = 1024 * 1024;

const FIGURES = {
  maxMegabytes: UPLOAD_MAX_BYTES / MEGABYTE,
  maxEntries: ZIP_MAX_ENTRIES,
  maxUnpackedMegabytes: ZIP_MAX_UNPACKED_BYTES / MEGABYTE,
  maxRatio: ZIP_MAX_RATIO,
  maxMegapixels: IMAGE_MAX_PIXELS / 1_000_000,
};

/** The reason why an upload failed, as text; empty for one that succeeded. */
export function useOutcomeText(isBulk: boolean): (outcome: Outcome) => string {
  const t = useTranslations('adminUpload');
  const errors = useTranslations('errors');
  const rejectionText = useRejectionText();
  return useCallback(
    (outcome: Outcome) => {
      const minutes = UPLOAD_TIMEOUT_MINUTES;
      if (outcome.kind === 'imported' || outcome.kind === 'sent') return '';
      if (outcome.kind === 'rejected') return rejectionText(outcome.rejection);
      if (outcome.kind === 'refused')
        return isKey(errors, outcome.code) ? errors(outcome.code) : errors('UNKNOWN');
      if (outcome.kind === 'status') return t('failures.status', { code: outcome.status });
      if (outcome.kind === 'timeout')
        return isBulk ? t('failures.timeoutBulk', { minutes }) : t('failures.timeout', { minutes });
      if (outcome.kind === 'importFull') return t('failures.importFull', { max: IMPORT_FILES_MAX });
      return t(`failures.${outcome.kind}`);
    },
    [t, errors, rejectionText, isBulk],
  );
}

/** The state of a file as text, in its row and in the CSV. */
export function useStateText(): (entry: Pick<Entry, 'state' | 'outcome'>) => string {
  const t = useTranslations('adminUpload');
  return ({ state, outcome }) => {
    if (state === 'processing') return t('processing');
    return outcome?.kind === 'imported' && outcome.row.replaced ? t('replaced') : t(`states.${state}`);
  };
}

function useRejectionText(): (rejection: Rejection) => string {
  const upload = useTranslations('adminUpload');
  const t = useTranslations('adminUpload.rejections');
  const rules = useTranslations('validation');
  return useCallback(
    ({ reason, entry, params }: Rejection) => {
      const known = isKey(t, reason) ? reason : 'INTERNAL';
      const fields = (params.fields ?? []).map(({ field, code, value, min, max }) => {
        const named = value === undefined ? field : upload('fieldWithValue', { field, value });
        const entry =
          max === undefined
            ? named
            : upload('withBounds', { entry: named, min: String(min ?? 'none'), max: String(max) });
        return isKey(rules, code) ? upload('inEntry', { entry, sentence: rules(code) }) : entry;
      });
      const sentence = t(known, {
        ...FIGURES,
        method: wordOf(params.method),
        max: wordOf(params.max),
        other: wordOf(params.other),
        others: (params.others ?? []).join(', '),
        line: wordOf(params.line),
        column: wordOf(params.column),
        vin: wordOf(params.vin),
        fields: fields.join(' · '),
      });
      // Some sentences already name the file.
      return entry === null || sentence.includes(entry) ? sentence : upload('inEntry', { entry, sentence });
    },
    [upload, t, rules],
  );
}

const wordOf = (value: string | number | undefined): string => String(value ?? '?');
