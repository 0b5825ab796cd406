import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';

/** Opens the section that the address points at, and brings the place into view. */
export function useRevealedAnchor(): void {
  const hash = useLocation({ select: (location) => location.hash });
  // Another one for each step of the history: the same link may be followed twice.
  const step = useLocation({ select: (location) => location.state.__TSR_key });
  useEffect(() => {
    const place = hash === '' ? null : document.getElementById(hash);
    const section = place?.closest('details');
    // In an open section the router has scrolled there, or back to where the reader was.
    if (!place || !section || section.open) return;
    section.open = true;
    place.scrollIntoView();
  }, [hash, step]);
}
