import { Phrases } from './phrases.ts';

/** On which side of the typed number the wanted values are. */
export type Bound = 'atMost' | 'atLeast' | 'before' | 'after' | 'between';

/** Words before a number. */
export const BOUNDS = new Phrases<Bound>();
for (const [bound, words] of [
  [
    'atMost',
    'bis, bis zu, bis ca, bis max, bis maximal, unter, max, maximal, maximum, hochstens, weniger als, nicht mehr als, nicht uber, kleiner, kleiner als, hochst, inferieur a, inf a, no more than, under, below, up to, ' +
      'less than, fewer than, not more than, not over, not above, at most, moins, moins de, jusqu a, jusque, maxi, au maximum, au plus, pas plus de, pas au dessus de, to, until',
  ],
  [
    'atLeast',
    'ab, ab ca, uber, mindestens, mind, wenigstens, min, mehr als, grosser, grosser als, superieur a, sup a, over, above, from, at least, more than, plus de, a partir de, au moins, depuis, seit, since, ' +
      'minimum, des, nicht alter als, nicht unter, not older than, no older than, not under, pas plus vieux que, pas moins de',
  ],
  // Not "avant": read-figures.ts tells it from the Audi A4 Avant.
  ['before', 'vor, before, alter als, older than, plus ancien que, plus vieux que'],
  ['after', 'nach, after, apres, neuer als, junger als, newer than, plus recent que'],
  ['between', 'von, zwischen, between, entre'],
] as const)
  for (const phrase of words.split(', ')) BOUNDS.add(phrase, bound);

/** Words behind a number: "400 km oder mehr", "20 000 € maxi". */
export const BOUNDS_BEHIND = new Phrases<'atMost' | 'atLeast'>();
for (const [bound, words] of [
  [
    'atLeast',
    'oder mehr, und mehr, und druber, aufwarts, or more, and more, and over, and above, and up, upwards, et plus, ou plus, et au dela, au moins, minimum, mini, min, ' +
      'mindestens, mind, oder neuer, und neuer, oder junger, und junger, oder spater, und spater, or newer, and newer, or later, and later, or younger, onwards, ' +
      'ou plus recent, et plus recent, ou apres, et apres',
  ],
  [
    'atMost',
    'oder weniger, und weniger, oder darunter, or less, or fewer, or under, and under, or below, ou moins, et moins, au maximum, au max, au plus, maximum, maximal, ' +
      'maxi, max, hochstens, oder alter, und alter, or older, and older, or earlier, ou avant, et avant, ou plus ancien',
  ],
] as const)
  for (const phrase of words.split(', ')) BOUNDS_BEHIND.add(phrase, bound);

/** Words between the two numbers of a range. */
export const BETWEEN = new Phrases<true>();
for (const phrase of 'bis, bis zu, to, up to, until, a, jusqu a, jusque'.split(', '))
  BETWEEN.add(phrase, true);
