import { useQuery } from '@tanstack/react-query';
import { FileDown } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ORDER_DOCUMENTS_MAX, takesArrivalProof } from '../../contract/arrival-proof.ts';
import type { Role } from '../../contract/states.ts';
import { FRESHNESS } from '../api/freshness.ts';
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
  const isExempt = order.vatCase === 'INTRA_COMMUNITY';
  const query = useQuery({ ...orderDocumentsQuery(order.id), ...FRESHNESS.orders, enabled: isExempt });
  // An order that was cancelled keeps what was added before.
  if (!isExempt || (!takesArrivalProof(order) && !query.data?.total)) return null;
  return (
    <section className={`print:hidden ${className}`}>
      <h2 className="heading mb-2 text-18">{t('title')}</h2>
      <p className="text-ink-2">{reader === 'admin' ? t('textForAdmin') : t('text')}</p>
      {order.isInvoiced && (
        <p className="mt-2">
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
            {takesArrivalProof(order) && <Adding order={order} documents={documents} />}
          </>
        )}
      </Loaded>
    </section>
  );
}

const loadUpload = async () => (await import('./ProofUpload.tsx')).ProofUpload;

/** The upload, which is open until the first proof is there. */
function Adding({ order, documents }: { order: OrderDetails['order']; documents: readonly AddedDocument[] }) {
  const t = useTranslations('orders.proof');
  const isHydrated = useIsHydrated();
  const [isAdding, setIsAdding] = useState(false);
  const isOpen = isAdding || documents.length === 0;
  const { Part } = usePart(loadUpload, isHydrated && isOpen);
  if (documents.length >= ORDER_DOCUMENTS_MAX)
    return <p className="mt-3 text-14 text-ink-2">{t('full', { count: ORDER_DOCUMENTS_MAX })}</p>;
  if (!isOpen)
    return (
      <Button
        size="sm"
        className="needs-script mt-3"
        disabled={!isHydrated}
        onClick={() => setIsAdding(true)}
      >
        {t('another')}
      </Button>
    );
  // The form stays open after its first upload, because its button has the focus.
  return Part && <Part order={order} onSend={() => setIsAdding(true)} />;
}
