import { Badge, type BadgeTone } from './Badge.tsx';

interface StateBadgeProps<State extends string> {
  state: string;
  tones: Record<State, BadgeTone>;
  wordOf: (state: State) => string;
  className?: string;
}

/** A state as a colour and a word. An unknown state is a grey dash. */
export function StateBadge<State extends string>({
  state,
  tones,
  wordOf,
  className,
}: StateBadgeProps<State>) {
  const isKnown = (word: string): word is State => Object.hasOwn(tones, word);
  return (
    <Badge tone={isKnown(state) ? tones[state] : 'neutral'} {...(className ? { className } : {})}>
      {isKnown(state) ? wordOf(state) : '-'}
    </Badge>
  );
}
