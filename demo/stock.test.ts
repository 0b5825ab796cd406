import { expect, test } from 'vitest';
import { MAKES } from '../contract/choices.ts';
import { specOf } from './deliveries.ts';
import { demoStock } from './stock.ts';
import { modelYear, yearLetter } from './vin.ts';

const stock = demoStock(440, 1);

test('the same seed gives the same stock and another seed gives another', () => {
  const words = (seed: number) => JSON.stringify(demoStock(60, seed).map(specOf));
  expect(words(2026)).toBe(words(2026));
  expect(words(2026)).not.toBe(words(2027));
});

test('a longer stock begins with the shorter one', () => {
  expect(demoStock(500, 1).slice(0, 440)).toEqual(stock);
});

test('every make of the filter is in stock, and nothing else', () => {
  expect(new Set(stock.map(({ make }) => make))).toEqual(new Set(MAKES));
});

test('all six bodies are in stock in many paints', () => {
  expect(new Set(stock.map(({ body }) => body)).size).toBe(6);
  expect(new Set(stock.map(({ paint }) => paint)).size).toBeGreaterThanOrEqual(12);
});

test('VINs are well-formed and unique, also in a stock of fifty thousand', () => {
  const vins = demoStock(50_000, 2026).map(({ vin }) => vin);
  expect(new Set(vins).size).toBe(vins.length);
  expect(vins.filter((vin) => !/^[A-HJ-NPR-Z0-9]{17}$/.test(vin))).toEqual([]);
});

test('the tenth character of a VIN gives the model year of its first registration', () => {
  const wrong = stock.filter(({ vin, firstRegistered }) => vin[9] !== yearLetter(modelYear(firstRegistered)));
  expect(wrong).toEqual([]);
});

test('first registrations lie between 2019 and 2025', () => {
  const days = stock.map(({ firstRegistered }) => firstRegistered).toSorted();
  expect(days[0]?.slice(0, 4)).toBe('2019');
  expect(days.at(-1)?.slice(0, 4)).toBe('2025');
});

test('prices are those of used cars: below the new price, above scrap', () => {
  const prices = stock.map(({ priceNet }) => priceNet).toSorted((a, b) => a - b);
  expect(prices[0]).toBeGreaterThanOrEqual(7_900);
  expect(prices.at(-1)).toBeLessThanOrEqual(68_400);
  const median = prices[220] ?? 0;
  expect(median).toBeGreaterThan(15_000);
  expect(median).toBeLessThan(30_000);
});

test('older vehicles of a make have a higher mileage on average', () => {
  const mean = (years: string[]) => {
    const group = stock.filter(({ firstRegistered }) => years.includes(firstRegistered.slice(0, 4)));
    return group.reduce((sum, { mileageKm }) => sum + mileageKm, 0) / group.length;
  };
  expect(mean(['2020', '2021'])).toBeGreaterThan(1.5 * mean(['2024', '2025']));
  expect(stock.filter(({ mileageKm }) => mileageKm < 1_000 || mileageKm > 215_000)).toEqual([]);
});

test('electric cars have no engine size, all others have one', () => {
  expect(stock.filter((car) => (car.fuelType === 'Electric') !== (car.engineSizeCc === null))).toEqual([]);
});

test('the equipment has 15 to 45 different lines and umlauts', () => {
  for (const { equipment } of stock) {
    expect(equipment.length).toBeGreaterThanOrEqual(15);
    expect(equipment.length).toBeLessThanOrEqual(45);
    expect(new Set(equipment).size).toBe(equipment.length);
  }
  expect(stock.some(({ equipment }) => equipment.some((line) => /[äöüß]/.test(line)))).toBe(true);
});
