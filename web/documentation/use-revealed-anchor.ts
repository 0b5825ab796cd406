import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';

/** Opens the section that the address names, and scrolls it into view. */
export function useRevealedAnchor(): void {
  const hash = useLocation({ select: (location) => location.hash });
  // Changes with every step of the history, because the same link may be followed twice.
  const step = useLocation({ select: (location) => location.state.__TSR_key });
  useEffect(() => {
    const place = hash === '' ? null : document.getElementById(hash);
    const section = place?.closest('details');
    // If the section is open, the router has already scrolled there, or back to the reader's last position.
    if (!place || !section || section.open) return;
    section.open = true;
    place.scrollIntoView();
  }, [hash, step]);
}
