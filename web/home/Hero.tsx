import { Link } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../ui/Button.tsx';
import { cx } from '../ui/cx.ts';
import { BUTTON, OUTLINED } from './night-buttons.ts';
import large from './pictures/hero-1440.webp';
import small from './pictures/hero-640.webp';
import medium from './pictures/hero-960.webp';
import { STEPS_ID } from './Steps.tsx';

export function Hero() {
  const t = useTranslations('home');
  return (
    <section className="overflow-hidden bg-night text-on-night">
      <div className="page-width grid items-center gap-x-6 gap-y-8 pt-12 pb-8 md:pt-16 lg:min-h-124 lg:grid-cols-[minmax(0,7fr)_minmax(0,6fr)] lg:py-12">
        <div>
          <h1 className="heading text-36 hyphens-auto md:text-56">
            {t.rich('title', { whole: (words) => <span className="inline-block">{words}</span> })}
          </h1>
          <p className="mt-5 max-w-2xl text-18 text-on-night-2">{t('lead')}</p>
          <div className="mt-8 flex flex-wrap gap-3 max-sm:*:w-full">
            <Button asChild variant="signal" size="lg">
              <Link to="/vehicles">{t('inventory')}</Link>
            </Button>
            <a href={`#${STEPS_ID}`} onClick={scrollToSteps} className={cx(BUTTON, OUTLINED)}>
              {t('howItWorks')}
            </a>
          </div>
        </div>
        {/* The right side of the picture is empty, so it may extend into the page margin. */}
        <img
          src={medium}
          srcSet={`${small} 640w, ${medium} 960w, ${large} 1440w`}
          sizes="(min-width: 1024px) 50vw, 80vw"
          alt=""
          width={1440}
          height={720}
          fetchPriority="high"
          decoding="async"
          className="h-auto max-lg:-mx-(--page-margin) max-lg:w-[calc(100%+2*var(--page-margin))] max-w-none lg:w-[108%]"
        />
      </div>
    </section>
  );
}

/**
 * Without a script the link jumps to the section. With one it scrolls smoothly, unless the user prefers reduced motion,
 * and the address does not change.
 */
function scrollToSteps(event: MouseEvent) {
  const steps = document.getElementById(STEPS_ID);
  if (!steps || event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  const prefersReducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
  steps.scrollIntoView({ behavior: prefersReducedMotion ? 'instant' : 'smooth' });
  steps.focus({ preventScroll: true });
}
