import { Badge, type BadgeTone } from './Badge.tsx';

interface StateBadgeProps<State extends string> {
  state: string;
  tones: Record<State, BadgeTone>;
  wordOf: (state: State) => string;
  className?: string;
}

/** A state in its colour and its word; one that nobody knows is grey and a dash. */
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
