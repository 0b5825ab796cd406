import { PRICE_CHANGE_MAX_PERCENT } from '../../../contract/constants.ts';
import { useTranslations } from 'use-intl';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { formatMoney } from '../../ui/format.ts';

/** Asks before a price is saved that is far from the current one. */
export function FarPriceDialog(props: {
  name: string;
  before: string;
  after: string;
  onConfirm: () => void;
  onClose: () => void;
}) {
  const t = useTranslations('adminVehicles');
  const layout = useTranslations('layout');
  const price = formatMoney(props.after);
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && props.onClose()}
      title={t('farPriceTitle', { name: props.name, price })}
      consequence={t('farPriceText', {
        before: formatMoney(props.before),
        percent: PRICE_CHANGE_MAX_PERCENT,
      })}
      confirmLabel={t('farPriceConfirm')}
      cancelLabel={layout('cancel')}
      onConfirm={props.onConfirm}
    />
  );
}
