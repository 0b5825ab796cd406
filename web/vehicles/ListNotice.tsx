import { usePart } from '../ui/use-part.ts';
import type { useInventory } from './use-inventory.ts';

/** Loaded after the page, and before it is needed: then the network may be down. */
const loadBox = async () => (await import('./ListNoticeBox.tsx')).ListNoticeBox;

/** Says above the list, without moving it, that it is outdated. The region always exists for screen readers. */
export function ListNotice({ shown }: { shown: ReturnType<typeof useInventory> }) {
  const box = usePart(loadBox);
  return (
    <div
      role="status"
      data-above-bar
      className="pointer-events-none fixed inset-x-0 z-20 flex justify-center px-4 print:hidden"
    >
      {box.Part && <box.Part shown={shown} />}
    </div>
  );
}
