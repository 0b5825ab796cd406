import { diesel, electric, model, petrol, plugIn, type Make } from '../model.ts';

export const audi: Make = {
  name: 'Audi',
  wmi: 'WAU',
  fillsWithZ: true,
  share: 12,
  colours: [
    ['Mythosschwarz Metallic', 'black', 5],
    ['Gletscherweiß Metallic', 'white', 4],
    ['Florettsilber Metallic', 'silver', 3],
    ['Daytonagrau Perleffekt', 'anthracite', 5],
    ['Navarrablau Metallic', 'navy', 3],
    ['Tangorot Metallic', 'red', 2],
    ['Distriktgrün Metallic', 'green', 2],
    ['Chronosgrau Metallic', 'stone', 2],
  ],
  models: [
    model(
      'A3 Sportback',
      'hatchback',
      [2020, 2025],
      ['advanced', 'S line'],
      [
        petrol('35 TFSI S tronic', 1498, 110, 'Automatic', 36_900),
        petrol('30 TFSI', 999, 81, 'Manual', 31_200),
        diesel('35 TDI S tronic', 1968, 110, 'Automatic', 38_600),
      ],
    ),
    model(
      'A4 Avant',
      'estate',
      [2019, 2024],
      ['advanced', 'S line'],
      [
        diesel('35 TDI S tronic', 1968, 120, 'Automatic', 48_700),
        diesel('40 TDI quattro', 1968, 150, 'Automatic', 55_400),
        petrol('40 TFSI S tronic', 1984, 150, 'Automatic', 51_300),
      ],
    ),
    model(
      'A6 Avant',
      'estate',
      [2019, 2024],
      ['design', 'sport', 'S line'],
      [
        diesel('40 TDI quattro', 1968, 150, 'Automatic', 64_900),
        diesel('45 TDI quattro', 2967, 180, 'Automatic', 71_800),
        plugIn('55 TFSI e quattro', 1984, 270, 'Automatic', 79_600),
      ],
    ),
    model(
      'A6 Limousine',
      'saloon',
      [2019, 2024],
      ['design', 'sport'],
      [
        diesel('40 TDI S tronic', 1968, 150, 'Automatic', 60_200),
        petrol('45 TFSI quattro', 1984, 195, 'Automatic', 64_300),
      ],
    ),
    model(
      'A5 Coupé',
      'coupe',
      [2019, 2023],
      ['advanced', 'S line'],
      [
        petrol('40 TFSI S tronic', 1984, 150, 'Automatic', 52_400),
        diesel('40 TDI quattro', 1968, 150, 'Automatic', 56_100),
      ],
    ),
    model(
      'Q5',
      'suv',
      [2020, 2024],
      ['advanced', 'S line'],
      [
        diesel('40 TDI quattro', 1968, 150, 'Automatic', 60_500),
        plugIn('50 TFSI e quattro', 1984, 220, 'Automatic', 67_300),
      ],
    ),
    model(
      'Q4 e-tron',
      'suv',
      [2021, 2025],
      ['advanced', 'S line'],
      [electric('40', 150, 55_100), electric('50 quattro', 220, 62_400)],
    ),
  ],
};
