import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';

/** Opens the section that the address points at, and brings the place into view. */
export function useRevealedAnchor(): void {
  const hash = useLocation({ select: (location) => location.hash });
  useEffect(() => {
    const place = hash === '' ? null : document.getElementById(hash);
    const section = place?.closest('details');
    if (!place || !section) return;
    section.open = true;
    place.scrollIntoView();
  }, [hash]);
}
