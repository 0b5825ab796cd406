import { Link, useLoaderDeps } from '@tanstack/react-router';
import { Check, PackageCheck, ShoppingCart } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { useTranslations } from 'use-intl';
import { isBuyer, useUser } from '../api/user.ts';
import { useCart } from '../cart/store.ts';
import { withOwnTexts } from '../layout/with-own-texts.tsx';
import { CompareButton } from '../marks/CompareButton.tsx';
import { IN_ROW } from '../marks/in-row.ts';
import { MarkButton } from '../marks/MarkButton.tsx';
import { useMark } from '../marks/use-mark.ts';
import { cx } from '../ui/cx.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { Spinner } from '../ui/Spinner.tsx';
import { useTooltip } from '../ui/Tooltip.tsx';
import { focusIfLost, useCardAdd } from './CardAdd.tsx';
import type { CardVehicle } from './queries.ts';

interface RowActionsProps {
  vehicle: CardVehicle & { isGone?: boolean };
  /** As the row names the vehicle. */
  name: string;
  /** The vehicles of all rows. */
  ids: readonly string[];
}

const AREAS = ['marks', 'vehicle', 'buying'] as const;

/**
 * The buttons of a row in the table, each with a place of its own: the scales, the eye, the heart and the cart. A vehicle
 * that was just hidden keeps its row, and the pressed eye undoes it.
 */
export const RowActions = withOwnTexts(AREAS, function Buttons({ vehicle, name, ids }: RowActionsProps) {
  const t = useTranslations('marks');
  const user = useUser();
  const { hidden } = useLoaderDeps({ from: '/vehicles' });
  const { mark, isOwn, setMark } = useMark(vehicle.id, ids);
  const isHidden = mark === 'HIDDEN' && hidden === undefined;
  const isOffered = vehicle.status === 'AVAILABLE' && !vehicle.isGone;
  const button = { name, mark, onChange: setMark, isSmall: true };
  return (
    <div className="flex" {...(isHidden && { 'data-row-hidden': true })}>
      <CompareButton id={vehicle.id} name={name} isSmall />
      <MarkButton status="HIDDEN" {...button} />
      <MarkButton status="WATCHED" {...button} />
      {isOffered && !isHidden && isBuyer(user) && <RowAdd vehicle={vehicle} name={name} />}
      {isOwn && vehicle.status !== 'AVAILABLE' && (
        <IconLink
          to="/reservations"
          label={t('ownNamed', { name })}
          icon={<PackageCheck aria-hidden className="size-4" />}
        />
      )}
    </div>
  );
});

/** Adds the vehicle of a row to the cart; a link to the cart if it is there already. */
function RowAdd({ vehicle, name }: Pick<RowActionsProps, 'vehicle' | 'name'>) {
  const named = useTranslations('buying.card');
  const isInCart = useCart().some(({ vehicleId }) => vehicleId === vehicle.id);
  const { add, isAdding, hasAdded } = useCardAdd(vehicle);
  if (isInCart)
    return (
      <IconLink
        ref={hasAdded ? focusIfLost : null}
        to="/cart"
        label={named('inCart', { name })}
        icon={<Check aria-hidden className="size-4 text-available" />}
      />
    );
  return (
    <IconButton
      label={named('add', { name })}
      icon={isAdding ? <Spinner className="size-4" /> : <ShoppingCart aria-hidden className="size-4" />}
      aria-busy={isAdding}
      onClick={add}
      className={IN_ROW}
    />
  );
}

interface IconLinkProps {
  to: '/cart' | '/reservations';
  label: string;
  icon: ReactNode;
  ref?: Ref<HTMLAnchorElement>;
}

function IconLink({ label, icon, ...link }: IconLinkProps) {
  const { handlers, tooltip } = useTooltip(label);
  return (
    <Link
      {...link}
      {...handlers}
      aria-label={label}
      className={cx(
        'relative inline-flex items-center justify-center rounded-control text-ink-2 hover:bg-sunken',
        IN_ROW,
      )}
    >
      {icon}
      {tooltip}
    </Link>
  );
}
