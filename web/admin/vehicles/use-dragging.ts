import { type DragEvent, useState } from 'react';
import type { Medium } from '../../../contract/vehicles.ts';

/** Dragging one of the media to the place of another. */
export function useDragging(media: readonly Medium[], onMove: (medium: Medium, to: number) => void) {
  const [dragged, setDragged] = useState<Medium | null>(null);
  const [target, setTarget] = useState<number | null>(null);
  const end = () => {
    setDragged(null);
    setTarget(null);
  };
  return {
    isDragged: ({ id }: Medium) => dragged?.id === id,
    isTarget: (place: number) => target === place && media[place]?.id !== dragged?.id,
    handlersOf: (medium: Medium, place: number) => ({
      draggable: true,
      onDragStart: (event: DragEvent) => {
        event.dataTransfer.effectAllowed = 'move';
        // Firefox drags only what carries data.
        event.dataTransfer.setData('text/plain', medium.title);
        setDragged(medium);
      },
      onDragOver: (event: DragEvent) => {
        if (!dragged) return;
        event.preventDefault();
        setTarget(place);
      },
      onDrop: (event: DragEvent) => {
        event.preventDefault();
        if (dragged && dragged.id !== medium.id) onMove(dragged, place);
        end();
      },
      onDragEnd: end,
    }),
  };
}
