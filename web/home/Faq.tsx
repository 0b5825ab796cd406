import { useTranslations } from 'use-intl';
import { questionsAndAnswers } from '../layout/schema-org.ts';
import { StructuredData } from '../layout/StructuredData.tsx';
import { Accordion } from '../ui/Accordion.tsx';
import { useFaq } from './use-faq.ts';

/**
 * Native <details> elements with one name: only one is open at a time, all are in the HTML, and none needs a script.
 */
export function Faq() {
  const t = useTranslations('home.faq');
  const items = useFaq();
  return (
    <section aria-labelledby="faq-title" className="grid items-start gap-x-10 gap-y-6 lg:grid-cols-[1fr_2fr]">
      <h2 id="faq-title" className="heading text-30 md:text-36">
        {t('title')}
      </h2>
      <StructuredData facts={import.meta.env.SSR ? questionsAndAnswers(items) : null} />
      <Accordion items={items.map(({ question, answer }) => ({ title: question, body: <p>{answer}</p> }))} />
    </section>
  );
}
