import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { can } from '../../contract/order-rules.ts';
import type { Role } from '../../contract/states.ts';
import { useUser } from '../api/user.ts';
import { Button } from '../ui/Button.tsx';
import { Block } from './Block.tsx';
import type { OrderDetails } from './queries.ts';
import { ReferenceDialog } from './ReferenceDialog.tsx';

/** The dealer's own number. The dealer gives and changes it until the order is invoiced. */
export function PurchaseReference({ order, reader }: Pick<OrderDetails, 'order'> & { reader: Role }) {
  const t = useTranslations('orders.reference');
  const [isEditing, setIsEditing] = useState(false);
  const [draft, setDraft] = useState<string>();
  const number = order.purchaseReference;
  const isOwn = reader === 'dealer';
  const isViewer = useUser()?.rights === 'VIEWER';
  const mayChange = isOwn && !isViewer && can.changeReference(order);
  if (number === null && !mayChange) return null;
  return (
    // Without a number, nothing is left of it on paper but its heading.
    <Block
      title={isOwn ? t('title') : t('titleForAdmin')}
      className={number === null ? 'print:hidden' : undefined}
    >
      {number !== null && <p className="wrap-anywhere">{number}</p>}
      {isOwn && !can.changeReference(order) && <p className="text-13 text-ink-2">{t('invoiced')}</p>}
      {mayChange && (
        <Button
          variant="ghost"
          size="sm"
          className="-ml-3 print:hidden"
          aria-label={`${t('title')}: ${number === null ? t('add') : t('edit')}`}
          onClick={() => setIsEditing(true)}
        >
          {number === null ? t('add') : t('edit')}
        </Button>
      )}
      {isEditing && (
        <ReferenceDialog order={order} draft={draft} onDraft={setDraft} onClose={() => setIsEditing(false)} />
      )}
    </Block>
  );
}
