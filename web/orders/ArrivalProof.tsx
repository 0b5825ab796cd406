import { useQuery } from '@tanstack/react-query';
import { FileDown } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ORDER_DOCUMENTS_MAX, takesArrivalProof } from '../../contract/arrival-proof.ts';
import type { Role } from '../../contract/states.ts';
import { FRESHNESS } from '../api/freshness.ts';
import { useUser } from '../api/user.ts';
import { Loaded } from '../layout/Loaded.tsx';
import { Button } from '../ui/Button.tsx';
import { useIsHydrated } from '../ui/hydrated.ts';
import { Skeleton } from '../ui/Skeleton.tsx';
import { usePart } from '../ui/use-part.ts';
import { ProofList } from './ProofList.tsx';
import { type AddedDocument, type OrderDetails, orderDocumentsQuery } from './queries.ts';

interface ArrivalProofProps {
  order: OrderDetails['order'];
  reader: Role;
  className?: string;
}

/** The proof that a delivery without VAT has arrived: the form to sign, what was added, and the upload. */
export function ArrivalProof({ order, reader, className = '' }: ArrivalProofProps) {
  const t = useTranslations('orders.proof');
  const isViewer = useUser()?.rights === 'VIEWER';
  const isExempt = order.vatCase === 'INTRA_COMMUNITY';
  const query = useQuery({
    ...orderDocumentsQuery(order.id),
    ...FRESHNESS[reader === 'admin' ? 'adminList' : 'orders'],
    enabled: isExempt,
  });
  // An order that was cancelled keeps what was added before.
  if (!isExempt || (!takesArrivalProof(order) && !query.data?.total)) return null;
  return (
    // A clerk prints what has arrived for the file; a dealer has nothing to read here on paper.
    <section className={`${reader === 'dealer' ? 'print:hidden' : ''} ${className}`}>
      <h2 className="heading mb-2 text-18">{t('title')}</h2>
      <p className="text-ink-2 print:hidden">{t(textOf(reader, isViewer))}</p>
      {order.isInvoiced && (
        <p className="mt-2 print:hidden">
          <a
            href={`/api/orders/${order.id}/arrival-form.pdf`}
            download
            className="inline-flex items-center gap-1.5 text-plate underline underline-offset-2"
          >
            <FileDown aria-hidden className="size-4 shrink-0" />
            {t('form')}
          </a>
        </p>
      )}
      <Loaded
        query={query}
        failed={() => t('loadFailed')}
        skeleton={<Skeleton className="mt-3 h-16" />}
        className="mt-3"
      >
        {({ documents }) => (
          <>
            <ProofList orderId={order.id} documents={documents} reader={reader} />
            {!isViewer && takesArrivalProof(order) && (
              <Adding order={order} reader={reader} documents={documents} />
            )}
          </>
        )}
      </Loaded>
    </section>
  );
}

function textOf(reader: Role, isViewer: boolean) {
  if (reader === 'admin') return 'textForAdmin';
  return isViewer ? 'textForViewer' : 'text';
}

const takeFocus = (note: HTMLElement | null) => note?.focus();

const loadUpload = async () => (await import('./ProofUpload.tsx')).ProofUpload;

interface AddingProps extends Pick<ArrivalProofProps, 'order' | 'reader'> {
  documents: readonly AddedDocument[];
}

/** The upload. It is open while the first proof is expected: from the day of delivery on. Closed, it keeps what was chosen. */
function Adding({ order, reader, documents }: AddingProps) {
  const t = useTranslations('orders.proof');
  const isHydrated = useIsHydrated();
  const isFirst = documents.length === 0;
  const isExpected = isFirst && (order.status === 'COMPLETED' || order.deliveryOn !== null);
  const [isAdding, setIsAdding] = useState<boolean | null>(null);
  const isOpen = isAdding ?? isExpected;
  const { Part } = usePart(loadUpload, isHydrated && (isOpen || isAdding !== null));
  if (documents.length >= ORDER_DOCUMENTS_MAX)
    return (
      // After the last upload it takes the focus, because the button that had it is gone.
      <p ref={isAdding ? takeFocus : undefined} tabIndex={-1} className="mt-3 text-14 text-ink-2">
        {t('full', { count: ORDER_DOCUMENTS_MAX })}
      </p>
    );
  return (
    <>
      {!isExpected && (
        <Button
          size="sm"
          className="needs-script mt-3 print:hidden"
          aria-expanded={isOpen}
          disabled={!isHydrated}
          onClick={() => setIsAdding(!isOpen)}
        >
          {isFirst ? t('add') : t('another')}
        </Button>
      )}
      <div hidden={!isOpen} className="print:hidden">
        {/* It stays open after its first upload, because its button has the focus. */}
        {Part && <Part order={order} reader={reader} onSend={() => setIsAdding(true)} />}
      </div>
    </>
  );
}
