import { bmwSeries, type Engine, type ModelClass, mercedesClass } from './model-classes.ts';
import type { Piece, Read } from './question-pieces.ts';
import { boundAt } from './read-figures.ts';

/** "E220", "E 220d", "e-220 d": the letter of a class, then its engine. A French "de" stands apart. */
const MERCEDES = /^([abcegsvx]|gl[abceks]|cl[aks])[ -]?(\d{3})(?:[ -]?(d|e|cdi)|(de))?$/;
/** "320d", "320 d": the digit of a series, then its engine. Without a letter it is a name of other makes, such as "508". */
const BMW = /^([1-8])(\d\d)[ -]?([die])$/;
const MOST_PIECES = 3;
/** Diesels with a plug: "GLC 300 de". */
const PLUG_IN_DIESEL = /^[34]\d0$/;

/** The names that makers and deliveries give to a class and its engine are many: "E 220 d", or "E-Klasse" with the variant "220d". */
export function readEngine(pieces: readonly Piece[], at: number): Read | undefined {
  for (let length = Math.min(MOST_PIECES, pieces.length - at); length > 0; length -= 1) {
    const texts = pieces.slice(at, at + length).map(({ text }) => text);
    const models = modelsOf(texts.join(' ').toLowerCase().replace(/[,;]$/, ''));
    if (!models) continue;
    return isPlugInDiesel(models, pieces, at + length)
      ? {
          length: length + 1,
          asked: {
            word: `${texts.join('-')}-de`,
            models: { ...models, engine: { ...models.engine, fuel: 'de' } },
          },
        }
      : { length, asked: { word: texts.join('-'), models } };
  }
  return undefined;
}

/** Before a number, and before "moins", the French "de" is none: "GLC 300 de 2021". */
function isPlugInDiesel({ engine }: ClassWithEngine, pieces: readonly Piece[], at: number): boolean {
  const [de, next] = [pieces[at], pieces[at + 1]];
  return (
    engine.fuel === '' &&
    PLUG_IN_DIESEL.test(engine.number) &&
    de?.text.toLowerCase() === 'de' &&
    next?.number === undefined &&
    boundAt(pieces, at + 1) === undefined
  );
}

type ClassWithEngine = ModelClass & { engine: Engine };

function modelsOf(typed: string): ClassWithEngine | undefined {
  const [, letter, number = '', apart, close = ''] = MERCEDES.exec(typed) ?? [];
  if (letter !== undefined) return { ...mercedesClass(letter), engine: { number, fuel: apart ?? close } };
  const [, series, size = '', injection = ''] = BMW.exec(typed) ?? [];
  return series === undefined
    ? undefined
    : { ...bmwSeries(series), engine: { number: size, fuel: injection } };
}

const ENGINES = /(\d+)[ -]?([a-z]*)/g;

/** Whether a name in small letters has an engine: "xdrive20d" has 20 d, and "220v" has none with a d. As engineInSql(). */
export const hasEngine = (name: string, { number, fuel }: Engine): boolean =>
  [...name.matchAll(ENGINES)].some(
    ([, digits, letters]) => digits === number && (fuel === '' || letters === fuel),
  );
