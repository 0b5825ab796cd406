import { Phrases } from './phrases.ts';

/** An engine in a name: "220 d" has a number and a fuel, "220" only a number. In small letters. */
export interface Engine {
  number: string;
  fuel: string;
}

/** A class of models that people call by a name of its own: BMW's "5er" are its models with three digits from 5. */
export interface ModelClass {
  make: string;
  /** The beginnings of its models, in small letters. */
  beginnings: readonly string[];
  engine?: Engine;
  /** Only these models match. The words that were typed mean something else in names and equipment. */
  isAlone?: boolean;
}

const DIGITS = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'];
/** A class under its one letter, as in "C 220", or under its whole name, as in "GLC". */
export const mercedesClass = (letter: string): ModelClass => ({
  make: 'Mercedes-Benz',
  // "GLC" is the whole name of a class, "C" the beginning of others.
  beginnings:
    letter.length > 1
      ? [letter]
      : ['', ' ', '-'].flatMap((gap) =>
          ['klasse', 'class', ...DIGITS].map((rest) => `${letter}${gap}${rest}`),
        ),
});
/** The models of a series: three digits, of which this is the first. */
export const bmwSeries = (digit: string): ModelClass => ({
  make: 'BMW',
  beginnings: [`m${digit}`, ...[...DIGITS, 'er', ' serie', '-serie'].map((rest) => `${digit}${rest}`)],
});

/** Classes under what people call them: "5er", "c klasse", "série 3". */
export const MODEL_CLASSES = new Phrases<ModelClass>();
for (const letter of ['a', 'b', 'c', 'e', 'g', 's', 'v', 'x'])
  for (const phrase of ['klasse', 'class', 'classe'].flatMap((word) => [
    `${letter} ${word}`,
    `${letter}${word}`,
    `${word} ${letter}`,
  ]))
    MODEL_CLASSES.add(phrase, mercedesClass(letter));
for (const digit of ['1', '2', '3', '4', '5', '6', '7', '8']) {
  // Texts leave out "er", and "3" is in many.
  MODEL_CLASSES.add(`${digit} er`, { ...bmwSeries(digit), isAlone: true });
  for (const phrase of [
    `${digit}er`,
    `${digit}er bmw`,
    `serie ${digit}`,
    `${digit} series`,
    `series ${digit}`,
    `${digit}er reihe`,
  ])
    MODEL_CLASSES.add(phrase, bmwSeries(digit));
}

/** Names of one letter or digit, which equipment contains as well: "Model 3" is no Model Y with "3 Sitzreihen". */
const SHORT_MODELS: [make: string, names: readonly string[], models: readonly string[], before?: string][] = [
  [
    'Tesla',
    ['model', 'modell', 'modele', 'tesla', 'tesla model', 'tesla modell', 'tesla modele'],
    ['3', 'x', 'y'],
    'model ',
  ],
  ['Polestar', ['polestar'], ['1', '2', '3', '4']],
  ['Hyundai', ['ioniq', 'hyundai ioniq'], ['5', '6', '9'], 'ioniq '],
  ['Mazda', ['mazda'], ['2', '3', '5', '6']],
];
for (const [make, names, models, before = ''] of SHORT_MODELS)
  for (const model of models)
    for (const phrase of names.flatMap((name) => [`${name} ${model}`, `${name}${model}`]))
      MODEL_CLASSES.add(phrase, { make, beginnings: [`${before}${model}`] });

/** Their stems are those of other words: "s" has none, "Ranger" that of "Range", "Note" that of "Not". */
const ALONE: [make: string, model: string, phrases: string][] = [
  ['Tesla', 'model s', 'model s, modell s, modele s, tesla s, tesla model s, tesla modell s, tesla modele s'],
  ['Ford', 'ranger', 'ranger, ford ranger'],
  ['Nissan', 'note', 'note, nissan note'],
  ['Volkswagen', 'up', 'up, vw up, volkswagen up'],
];
for (const [make, model, phrases] of ALONE)
  for (const phrase of phrases.split(', '))
    MODEL_CLASSES.add(phrase, { make, beginnings: [model], isAlone: true });

const VW_BUS: ModelClass = {
  make: 'Volkswagen',
  beginnings: ['t4', 't5', 't6', 't7', 'transporter', 'multivan', 'caravelle', 'california'],
};
for (const phrase of ['vw bus', 'volkswagen bus', 'vw bulli', 'volkswagen bulli', 'bulli'])
  MODEL_CLASSES.add(phrase, VW_BUS);
