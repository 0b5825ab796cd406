import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import type { ResultOf } from '../api/call.ts';
import { FRESHNESS } from '../api/freshness.ts';
import { refresh } from '../api/refresh.ts';
import { useUser } from '../api/user.ts';
import { Loaded } from '../layout/Loaded.tsx';
import { Badge } from '../ui/Badge.tsx';
import { Button } from '../ui/Button.tsx';
import { TitledCard } from '../ui/Card.tsx';
import { useIsHydrated } from '../ui/hydrated.ts';
import { formatInstant } from '../ui/instants.ts';
import { PasswordStep, type SecondFactorStep } from './PasswordStep.tsx';
import { secondFactorQuery } from './queries.ts';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { SetUpApp } from './SetUpApp.tsx';

type NewSecret = ResultOf<'POST /api/user/second-factor'>;

/** What the card shows in place of its buttons. */
type Shown = { ask: SecondFactorStep; areCodesUnseen?: boolean } | { app: NewSecret } | { codes: string[] };

/** The second factor of an admin: set up with an app, replaced, turned off. */
export function SecondFactorCard() {
  const t = useTranslations('account.secondFactor');
  const locale = useLocale();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const needsSecondFactor = useUser()?.needsSecondFactor;
  const query = useQuery({ ...secondFactorQuery(), ...FRESHNESS.account });
  const [shown, setShown] = useState<Shown | null>(null);
  const [asked, setAsked] = useState<SecondFactorStep>();

  /** What the card says of the second factor is read again at once. */
  function showCodes(codes: string[]) {
    setShown({ codes });
    void refresh(queryClient, ['/api/user/second-factor']);
  }

  /** Nothing waits for a code: the answer to the one before was lost, or another tab was faster. If it is on, the codes were not seen. */
  async function offerNewCodes() {
    await refresh(queryClient, ['/api/user/second-factor']);
    const now = queryClient.getQueryData(secondFactorQuery().queryKey);
    setAsked('renew');
    setShown(now?.since ? { ask: 'renew', areCodesUnseen: true } : null);
  }

  /** The user is read again after the codes: the page has more cards then. */
  async function finish() {
    await refresh(queryClient, ['/api/user']);
    setShown(null);
    if (needsSecondFactor) await navigate({ to: '/admin' });
  }

  const { data } = query;
  if (!data)
    return (
      <TitledCard title={t('title')}>
        <Loaded query={query} skeleton={null} failed={() => t('loadFailed')}>
          {() => null}
        </Loaded>
      </TitledCard>
    );
  const isOn = data.since !== null;
  return (
    <TitledCard
      title={t('title')}
      action={<Badge tone={isOn ? 'available' : 'neutral'}>{t(isOn ? 'on' : 'off')}</Badge>}
    >
      <p className="text-ink-2">{t('text')}</p>
      {data.since !== null && (
        <p className="mt-2">
          {t('since', { at: formatInstant(data.since, locale) })}{' '}
          {t('left', { count: data.recoveryCodesLeft })}
        </p>
      )}
      {data.isDemanded && <p className="mt-2 font-medium">{t(isOn ? 'demanded' : 'demandedFirst')}</p>}
      <div className="mt-4">
        {shown === null && (
          <Choices
            isOn={isOn}
            isDemanded={data.isDemanded}
            asked={asked}
            onAsk={(ask) => {
              setAsked(ask);
              setShown({ ask });
            }}
          />
        )}
        {shown && 'ask' in shown && (
          <PasswordStep
            key={shown.ask}
            step={shown.ask}
            areCodesUnseen={shown.areCodesUnseen}
            onBegun={(app) => setShown({ app })}
            onRenewed={showCodes}
            onOff={finish}
            onCancel={() => setShown(null)}
          />
        )}
        {shown && 'app' in shown && (
          <SetUpApp
            app={shown.app}
            onConfirmed={showCodes}
            onEnded={offerNewCodes}
            onCancel={() => setShown(null)}
          />
        )}
        {shown && 'codes' in shown && <RecoveryCodes codes={shown.codes} onDone={() => void finish()} />}
      </div>
    </TitledCard>
  );
}

interface ChoicesProps {
  isOn: boolean;
  isDemanded: boolean;
  /** The step from which the reader comes back. */
  asked: SecondFactorStep | undefined;
  onAsk: (step: SecondFactorStep) => void;
}

function Choices({ isOn, isDemanded, asked, onAsk }: ChoicesProps) {
  const t = useTranslations('account.secondFactor');
  const isHydrated = useIsHydrated();
  const steps: readonly SecondFactorStep[] = isOn
    ? ['renew', 'replace', ...(isDemanded ? [] : (['turnOff'] as const))]
    : ['begin'];
  const next = asked && (steps.find((step) => step === asked) ?? steps[0]);
  const back = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The button of the step is gone, so the one that led to it takes the focus, or the first if that is gone too.
    if (document.activeElement === document.body) back.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className="needs-script flex flex-wrap gap-3">
      {steps.map((step) => (
        <Button
          key={step}
          ref={step === next ? back : null}
          variant={step === 'begin' ? 'primary' : step === 'turnOff' ? 'danger' : 'secondary'}
          disabled={!isHydrated}
          className={step === 'begin' ? 'not-yet' : 'not-yet-plain'}
          onClick={() => onAsk(step)}
        >
          {t(step)}
        </Button>
      ))}
    </div>
  );
}
