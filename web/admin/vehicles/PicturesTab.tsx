import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Medium } from '../../../contract/vehicles.ts';
import { cx } from '../../ui/cx.ts';
import { DeleteMedium } from './DeleteMedium.tsx';
import { MediaTab } from './MediaTab.tsx';
import { MediumButtons } from './MediumButtons.tsx';
import { MediumTitle } from './MediumTitle.tsx';
import { useDragging } from './use-dragging.ts';
import { useMedia } from './use-media.ts';

/** The pictures of a vehicle in their order, to drag, rename, set as cover and delete. */
export function PicturesTab({ vehicleId, media }: { vehicleId: string; media: readonly Medium[] }) {
  const t = useTranslations('adminVehicle.media');
  const pictures = media.filter(({ mediaType }) => mediaType === 'image');
  const { ordered, state, move, rename, makeCover } = useMedia(media, pictures);
  const drag = useDragging(ordered, move);
  const [deleting, setDeleting] = useState<Medium | null>(null);
  // Without a cover of its own a vehicle shows its first picture.
  const cover = ordered.find(({ isCover }) => isCover) ?? ordered[0];
  return (
    <MediaTab vehicleId={vehicleId} kind="image" state={state}>
      {ordered.length === 0 && <p className="text-ink-2">{t('noPictures')}</p>}
      <ol className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,14rem),1fr))] gap-4">
        {ordered.map((picture, place) => (
          <li
            key={picture.id}
            {...drag.handlersOf(picture, place)}
            className={cx(
              'flex min-w-0 flex-col overflow-hidden rounded-card border bg-surface',
              drag.isTarget(place) ? 'border-plate outline-2 outline-plate' : 'border-line',
              drag.isDragged(picture) && 'opacity-50',
            )}
          >
            <div className="relative cursor-grab">
              <img
                src={`${picture.url}/640.webp`}
                // The title is below the picture.
                alt=""
                width={480}
                height={320}
                loading="lazy"
                decoding="async"
                draggable={false}
                className="aspect-3/2 w-full bg-sunken object-cover"
              />
              {picture.id === cover?.id && (
                <span className="absolute top-2 left-2 rounded-[6px] bg-plate px-2 py-0.5 text-12 font-medium text-on-plate">
                  {t('cover')}
                </span>
              )}
            </div>
            <div className="flex flex-1 flex-col gap-1 p-2">
              <MediumTitle medium={picture} onRename={rename} />
              <MediumButtons
                medium={picture}
                place={place}
                count={ordered.length}
                onMove={move}
                onCover={makeCover}
                onDelete={setDeleting}
              />
            </div>
          </li>
        ))}
      </ol>
      {deleting && <DeleteMedium medium={deleting} onClose={() => setDeleting(null)} />}
    </MediaTab>
  );
}
