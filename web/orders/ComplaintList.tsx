import { FileText } from 'lucide-react';
import { useLocale, useTranslations } from 'use-intl';
import { DEFECT_DRIVEN_KM } from '../../contract/constants.ts';
import { formatKm } from '../../contract/notation.ts';
import type { Role } from '../../contract/states.ts';
import { useIsHydrated } from '../ui/hydrated.ts';
import { formatInstant } from '../ui/instants.ts';
import { StateBadge } from '../ui/StateBadge.tsx';
import { usePart } from '../ui/use-part.ts';
import type { Complaint } from './queries.ts';

const TONES = { OPEN: 'reserved', ACCEPTED: 'available', DECLINED: 'sold', SETTLED: 'neutral' } as const;

const loadAnswer = async () => (await import('./AnswerForm.tsx')).AnswerForm;

interface ComplaintListProps {
  orderId: string;
  complaints: readonly Complaint[];
  reader: Role;
}

/** What was reported about vehicles of an order, with the answers. A clerk answers below each. */
export function ComplaintList({ orderId, complaints, reader }: ComplaintListProps) {
  const isHydrated = useIsHydrated();
  const { Part: Answer } = usePart(loadAnswer, isHydrated && reader === 'admin');
  return (
    <ol className="flex flex-col gap-5">
      {complaints.map((complaint) => (
        <li key={complaint.id} className="border-t border-line pt-4">
          <Reported orderId={orderId} complaint={complaint} reader={reader} />
          {Answer && <Answer orderId={orderId} complaint={complaint} />}
        </li>
      ))}
    </ol>
  );
}

type ReportedProps = Pick<ComplaintListProps, 'orderId' | 'reader'> & { complaint: Complaint };

function Reported({ orderId, complaint, reader }: ReportedProps) {
  const t = useTranslations('complaints');
  const locale = useLocale();
  const { vehicle, state, text, reportedAt, reportedBy, answerBy, answers } = complaint;
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h3 className="font-medium wrap-anywhere">{`${vehicle.make} ${vehicle.model}, ${vehicle.vin}`}</h3>
        <StateBadge state={state} tones={TONES} wordOf={(word) => t(`states.${word}`)} />
      </div>
      <p className="text-13 wrap-anywhere text-ink-2">
        {t('reported', { at: formatInstant(reportedAt, locale), by: reportedBy ?? 'NOBODY' })}
        {answerBy && ` ${t('answerBy', { reader, at: formatInstant(answerBy, locale) })}`}
      </p>
      <p className="mt-2 whitespace-pre-line wrap-anywhere">{text}</p>
      <Marks complaint={complaint} />
      <Photos orderId={orderId} complaint={complaint} />
      {answers.map((answer) => (
        <div key={answer.at} className="mt-3 border-l-2 border-line pl-3">
          <p className="text-13 wrap-anywhere text-ink-2">
            {t('answered', {
              state: t(`states.${answer.state}`),
              at: formatInstant(answer.at, locale),
              by: answer.author ?? t(`by.${reader}`),
            })}
          </p>
          <p className="whitespace-pre-line wrap-anywhere">{answer.text}</p>
        </div>
      ))}
    </>
  );
}

/** Which terms were over, and how far the vehicle was driven since it was sold. */
function Marks({ complaint: { terms, mileageKm, vehicle } }: { complaint: Complaint }) {
  const t = useTranslations('complaints');
  const locale = useLocale();
  const late = terms.filter(({ isLate }) => isLate);
  const driven = mileageKm === null || vehicle.mileageKm === null ? null : mileageKm - vehicle.mileageKm;
  return (
    <ul className="mt-2 text-14">
      {mileageKm !== null && (
        <li>
          {t('mileage', { km: formatKm(mileageKm, locale) })}
          {driven !== null && driven > DEFECT_DRIVEN_KM && (
            <span className="font-medium text-sold"> {t('driven', { km: formatKm(driven, locale) })}</span>
          )}
          {driven !== null && driven < 0 && (
            <span className="font-medium text-sold"> {t('fewer', { km: formatKm(-driven, locale) })}</span>
          )}
        </li>
      )}
      {late.map(({ term, endsAt }) => (
        <li key={term} className="font-medium text-sold">
          {t(`late.${term}`, { at: formatInstant(endsAt, locale) })}
        </li>
      ))}
    </ul>
  );
}

/** The photos, small, and the documents, each as a link to its file. */
function Photos({ orderId, complaint: { id, photos } }: { orderId: string; complaint: Complaint }) {
  if (photos.length === 0) return null;
  return (
    <ul className="mt-3 flex flex-wrap gap-3 print:hidden">
      {photos.map((photo) => {
        const url = `/api/orders/${orderId}/complaints/${id}/photos/${photo.id}`;
        return (
          <li key={photo.id} className="w-24 min-w-0">
            <a href={url} download className="block text-13 text-plate underline underline-offset-2">
              {photo.mediaType === 'image' ? (
                <img
                  src={url}
                  alt=""
                  width={96}
                  height={72}
                  loading="lazy"
                  className="h-18 w-24 rounded-box object-cover"
                />
              ) : (
                <FileText aria-hidden className="size-10 text-sold" />
              )}
              <span className="wrap-anywhere">{photo.fileName}</span>
            </a>
          </li>
        );
      })}
    </ul>
  );
}
