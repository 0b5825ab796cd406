import { DAMAGE_PLACES, type DamagePart } from '../../contract/condition-figures.ts';

export const isDamagePart = (part: string): part is DamagePart => Object.hasOwn(DAMAGE_PLACES, part);

interface CarDrawingProps {
  /** The parts of the damages, in the order of their list, from number 1. */
  parts: readonly string[];
  label: string;
  className?: string;
}

/** A car from above, front at the left, with the numbers of the damages at their places. */
export function CarDrawing({ parts, label, className }: CarDrawingProps) {
  const numbers = new Map<DamagePart, number[]>();
  for (const [at, part] of parts.entries())
    if (isDamagePart(part)) numbers.set(part, [...(numbers.get(part) ?? []), at + 1]);
  return (
    <svg
      viewBox="0 -5 200 110"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it is drawn here, and not a file
      role="img"
      aria-label={label}
      className={className}
    >
      <g className="fill-none stroke-ink-3 stroke-1" strokeLinejoin="round" strokeLinecap="round">
        <g className="fill-sunken">
          <path d="M27 14h22v7H27zM149 14h22v7h-22zM27 79h22v7H27zM149 79h22v7h-22z" />
          <path d="M64 19l-5-8 6-1 4 9M64 81l-5 8 6 1 4-9" />
        </g>
        <path
          className="fill-surface"
          d="M22 18q8-2 30-2l96-1q24 0 34 4 10 4 11 16v30q-1 12-11 16-10 4-34 4l-96-1q-22 0-30-2-16-6-16-32 0-26 16-32z"
        />
        <path d="M22 18q-5 32 0 64M182 19q5 31 0 62" />
        <g className="fill-sunken">
          <path d="M58 24q-7 26 0 52l17-6q-4-20 0-40z" />
          <path d="M160 25q6 25 0 50l-16-6q3-19 0-38z" />
          <path d="M64 21l74-1-6 6-50 1zM64 79l74 1-6-6-50-1z" />
        </g>
        <path d="M75 30q32-3 69 1M75 70q32 3 69-1M103 21v6M103 73v6" />
        <path d="M8 36q6-10 14-12M8 64q6 10 14 12M192 33q-4-6-8-8M192 67q-4 6-8 8" />
      </g>
      {[...numbers].map(([part, found]) => {
        const [x, y] = DAMAGE_PLACES[part];
        return (
          <g key={part}>
            <circle cx={x} cy={y} r="7.5" className="fill-sold stroke-surface" />
            <text x={x} y={y + 3} textAnchor="middle" className="fill-surface text-[9px] font-medium">
              {found.length > 1 ? `${found[0]}+` : found[0]}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
