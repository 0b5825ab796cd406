import type { Theme } from '../../contract/constants.ts';
import { THEME_COLOURS, useTheme } from './theme.ts';

/** Gives the browser's own bars the colour of the top bar, by the chosen theme or by the device. */
export function ThemeColour({ chosen }: { chosen: Theme }) {
  const theme = useTheme(chosen);
  if (theme !== 'system') return <meta name="theme-color" content={THEME_COLOURS[theme]} />;
  return (
    <>
      <meta name="theme-color" media="(prefers-color-scheme: light)" content={THEME_COLOURS.light} />
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content={THEME_COLOURS.dark} />
    </>
  );
}
