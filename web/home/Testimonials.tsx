import { Star } from 'lucide-react';
import { useTranslations } from 'use-intl';

const STARS = 5;
/**
 * People and companies are fictitious, like the provider. Whoever runs the portal replaces them in the texts by their
 * own dealers.
 */
const FICTITIOUS_DEALERS = ['one', 'two', 'three'] as const;

export function Testimonials() {
  const t = useTranslations('home.testimonials');
  return (
    <section aria-labelledby="testimonials-title">
      <h2 id="testimonials-title" className="heading text-30 md:text-36">
        {t('title')}
      </h2>
      <ul className="mt-6 grid gap-x-10 gap-y-8 md:grid-cols-3">
        {FICTITIOUS_DEALERS.map((dealer) => (
          <li key={dealer} className="md:row-span-3 md:grid md:grid-rows-subgrid">
            <figure className="border-l-2 border-line-2 pl-5 md:row-span-3 md:grid md:grid-rows-subgrid md:gap-y-0">
              <span
                role="img"
                aria-label={t('stars', { count: STARS })}
                className="flex gap-0.5 text-reserved"
              >
                {Array.from({ length: STARS }, (_, index) => (
                  // oxlint-disable-next-line react/no-array-index-key -- the five stars never change their order
                  <Star key={index} aria-hidden className="size-4.5 fill-current" />
                ))}
              </span>
              <blockquote className="mt-3 text-18">{t(`${dealer}.quote`)}</blockquote>
              <figcaption className="mt-4">
                <span className="block font-medium">{t(`${dealer}.name`)}</span>
                <span className="block text-14 text-ink-2">{t(`${dealer}.firm`)}</span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}
