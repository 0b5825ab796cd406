/** Paints by the trade's rough names. The makers' own names refer to them. */
export const PAINTS = {
  black: '#1b1e22',
  white: '#eceff1',
  silver: '#b9bfc4',
  grey: '#7d858c',
  anthracite: '#474d54',
  stone: '#989a96',
  navy: '#1f3a66',
  blue: '#2463b0',
  teal: '#1d6470',
  green: '#33523f',
  red: '#a6141f',
  copper: '#b5562a',
  bronze: '#5f4a3a',
  sand: '#cdc6b8',
} as const;

export type Paint = keyof typeof PAINTS;
