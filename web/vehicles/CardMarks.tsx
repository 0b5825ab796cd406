import { Link, useLoaderDeps } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { isBuyer, useUser } from '../api/user.ts';
import { withOwnTexts } from '../layout/with-own-texts.tsx';
import { CompareButton } from '../marks/CompareButton.tsx';
import { MarkButton } from '../marks/MarkButton.tsx';
import { useMark } from '../marks/use-mark.ts';
import { Button } from '../ui/Button.tsx';
import { usePart } from '../ui/use-part.ts';
import { cardName, type CardVehicle } from './queries.ts';

interface CardMarksProps {
  vehicle: CardVehicle & { isGone?: boolean };
  /** The vehicles of all cards. */
  ids: readonly string[];
}

const AREAS = ['marks'] as const;
const ON_PICTURE = 'rounded-full! bg-surface/90';

/** Only dealers who may buy load it. */
const loadAdd = async () => (await import('./CardAdd.tsx')).CardAdd;

/**
 * The scales, the eye and the heart in the corner of a card, and the button that adds its vehicle to the cart. A vehicle
 * that was just hidden keeps its place, so that no card moves. The card offers to undo it.
 */
export const CardMarks = withOwnTexts(AREAS, function Corner({ vehicle, ids }: CardMarksProps) {
  const t = useTranslations('marks');
  const user = useUser();
  const { hidden } = useLoaderDeps({ from: '/vehicles' });
  const { mark, isOwn, setMark } = useMark(vehicle.id, ids);
  const add = usePart(loadAdd, isBuyer(user));
  if (user?.role === 'admin') return null;
  const name = cardName(vehicle);
  if (mark === 'HIDDEN' && hidden === undefined)
    return (
      <div className="absolute inset-0 flex flex-col items-center justify-center gap-3 bg-surface p-6 text-center">
        <p className="text-ink-2">{t('isHidden', { name })}</p>
        {/* The button that was pressed is gone, so this one takes the focus. */}
        <Button ref={focusIfLost} onClick={() => setMark(null)}>
          {t('undo')}
        </Button>
      </div>
    );
  const button = { name, mark, onChange: setMark, className: ON_PICTURE };
  return (
    <>
      {add.Part && vehicle.status === 'AVAILABLE' && !vehicle.isGone && <add.Part vehicle={vehicle} />}
      {isOwn && vehicle.status !== 'AVAILABLE' && (
        <div className="vehicle-card-offer">
          <Button asChild className="pointer-events-auto min-h-11! px-3! bg-surface/90!">
            <Link to="/reservations" aria-label={t('ownNamed', { name })}>
              {t('own')}
            </Link>
          </Button>
        </div>
      )}
      <div className="vehicle-card-corner">
        <CompareButton id={vehicle.id} name={name} className={ON_PICTURE} />
        <MarkButton status="HIDDEN" {...button} />
        <MarkButton status="WATCHED" {...button} />
      </div>
    </>
  );
});

function focusIfLost(button: HTMLButtonElement | null): void {
  if (document.activeElement === document.body) button?.focus({ preventScroll: true });
}
