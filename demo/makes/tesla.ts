import { electric, model, type Make } from '../model.ts';

export const tesla: Make = {
  name: 'Tesla',
  wmi: 'LRW',
  fillsWithZ: false,
  share: 4,
  colours: [
    ['Solid Black', 'black', 3],
    ['Pearl White Multi-Coat', 'white', 5],
    ['Midnight Silver Metallic', 'anthracite', 3],
    ['Deep Blue Metallic', 'blue', 3],
    ['Red Multi-Coat', 'red', 2],
  ],
  models: [
    model(
      'Model 3',
      'saloon',
      [2019, 2025],
      ['', 'Premium-Innenraum'],
      [
        electric('Standard Range Plus', 208, 44_900),
        electric('Maximale Reichweite AWD', 324, 53_900),
        electric('Performance', 377, 60_900),
      ],
    ),
    model(
      'Model Y',
      'suv',
      [2021, 2025],
      ['', 'Premium-Innenraum'],
      [electric('Hinterradantrieb', 220, 46_900), electric('Maximale Reichweite AWD', 378, 56_900)],
    ),
  ],
};
