import { electric, model, type Make } from '../model.ts';

export const polestar: Make = {
  name: 'Polestar',
  wmi: 'LPS',
  fillsWithZ: false,
  share: 3,
  colours: [
    ['Space (Schwarz Metallic)', 'black', 3],
    ['Snow (Weiß Metallic)', 'white', 3],
    ['Magnesium (Silber Metallic)', 'silver', 3],
    ['Thunder (Grau Metallic)', 'anthracite', 3],
    ['Midnight (Blau Metallic)', 'navy', 2],
    ['Jupiter (Kupfer Metallic)', 'copper', 1],
  ],
  models: [
    model(
      '2',
      'saloon',
      [2020, 2025],
      ['', 'Pilot-Paket', 'Plus-Paket'],
      [
        electric('Standard Range Single Motor', 165, 46_500),
        electric('Long Range Single Motor', 170, 50_500),
        electric('Long Range Dual Motor', 300, 55_500),
      ],
    ),
    model(
      '3',
      'suv',
      [2024, 2025],
      ['Pilot-Paket', 'Plus-Paket'],
      [electric('Long Range Single Motor', 220, 79_900), electric('Long Range Dual Motor', 360, 86_600)],
    ),
  ],
};
