import { Benefits } from './Benefits.tsx';
import { Claims } from './Claims.tsx';
import { Closing } from './Closing.tsx';
import { Faq } from './Faq.tsx';
import { Hero } from './Hero.tsx';
import { Newest } from './Newest.tsx';
import { Steps } from './Steps.tsx';
import { Testimonials } from './Testimonials.tsx';

export { prepare } from './prepare.ts';

/** What the portal is, who it is for, and how to register. */
export function HomePage() {
  return (
    // No gap between the last band and the footer.
    <div className="-mb-16">
      <Hero />
      <Claims />
      <div className="page-width flex flex-col gap-16 py-14 md:gap-24 md:py-20">
        <Newest />
        <Steps />
        <Benefits />
        <Testimonials />
        <Faq />
      </div>
      <Closing />
    </div>
  );
}
