import { BadgeCheck, FileCheck, type LucideIcon, SlidersHorizontal, Tag, Truck, Zap } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { DELIVERY_FEE_CENTS, RESERVATION_HOURS } from '../../contract/constants.ts';
import { fromCents } from '../../contract/money.ts';
import { formatMoney } from '../ui/format.ts';

/** Six reasons to buy here. */
export function Benefits() {
  const t = useTranslations('home.benefits');
  const benefits: { Icon: LucideIcon; title: string; text: string }[] = [
    { Icon: BadgeCheck, title: t('quality.title'), text: t('quality.text') },
    {
      Icon: Zap,
      title: t('availability.title'),
      text: t('availability.text', { hours: RESERVATION_HOURS }),
    },
    { Icon: Tag, title: t('prices.title'), text: t('prices.text') },
    { Icon: FileCheck, title: t('documents.title'), text: t('documents.text') },
    {
      Icon: Truck,
      title: t('pickup.title'),
      text: t('pickup.text', { fee: formatMoney(fromCents(DELIVERY_FEE_CENTS)) }),
    },
    { Icon: SlidersHorizontal, title: t('features.title'), text: t('features.text') },
  ];
  return (
    <section aria-labelledby="benefits-title">
      <h2 id="benefits-title" className="heading text-30 md:text-36">
        {t('title')}
      </h2>
      {/* The lines of the last column and row are outside the list and clipped. So no gap appears where the width
          does not divide evenly. */}
      <ul className="mt-6 grid overflow-hidden rounded-card border border-line bg-surface sm:grid-cols-2 lg:grid-cols-3">
        {benefits.map(({ Icon, title, text }) => (
          <li key={title} className="-mr-px -mb-px border-r border-b border-line p-6">
            <Icon aria-hidden className="size-6 stroke-[1.75] text-plate" />
            <h3 className="heading mt-3 text-18 hyphens-auto">{title}</h3>
            <p className="mt-1 text-ink-2">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
