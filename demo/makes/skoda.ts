import { diesel, electric, model, petrol, plugIn, type Make } from '../model.ts';

export const skoda: Make = {
  name: 'Skoda',
  wmi: 'TMB',
  fillsWithZ: false,
  share: 10,
  colours: [
    ['Black-Magic Perleffekt', 'black', 4],
    ['Candy-Weiß', 'white', 3],
    ['Moon-Weiß Perleffekt', 'white', 2],
    ['Brillant-Silber Metallic', 'silver', 4],
    ['Graphite-Grau Metallic', 'anthracite', 3],
    ['Quarz-Grau Metallic', 'grey', 2],
    ['Lava-Blau Metallic', 'navy', 2],
    ['Race-Blau Metallic', 'blue', 2],
    ['Velvet-Rot Premium Metallic', 'red', 2],
  ],
  models: [
    model(
      'Fabia',
      'hatchback',
      [2019, 2025],
      ['Active', 'Ambition', 'Style', 'Monte Carlo'],
      [petrol('1.0 MPI', 999, 59, 'Manual', 17_500), petrol('1.0 TSI', 999, 81, 'Manual', 20_700)],
    ),
    model(
      'Octavia Combi',
      'estate',
      [2019, 2025],
      ['Active', 'Ambition', 'Style', 'Sportline'],
      [
        diesel('2.0 TDI', 1968, 85, 'Manual', 32_600),
        diesel('2.0 TDI DSG', 1968, 110, 'Automatic', 36_400),
        petrol('1.5 TSI', 1498, 110, 'Manual', 31_300),
      ],
    ),
    model(
      'Superb Combi',
      'estate',
      [2019, 2025],
      ['Ambition', 'Style', 'Sportline', 'L&K'],
      [
        diesel('2.0 TDI DSG', 1968, 110, 'Automatic', 44_300),
        diesel('2.0 TDI DSG 4x4', 1968, 147, 'Automatic', 50_600),
        plugIn('1.4 TSI iV', 1395, 160, 'Automatic', 49_700),
      ],
    ),
    model(
      'Superb Limousine',
      'saloon',
      [2019, 2024],
      ['Ambition', 'Style', 'L&K'],
      [diesel('2.0 TDI DSG', 1968, 110, 'Automatic', 43_100)],
    ),
    model(
      'Karoq',
      'suv',
      [2019, 2025],
      ['Ambition', 'Style', 'Sportline'],
      [petrol('1.5 TSI DSG', 1498, 110, 'Automatic', 33_800), diesel('2.0 TDI', 1968, 85, 'Manual', 33_100)],
    ),
    model(
      'Enyaq iV',
      'suv',
      [2021, 2025],
      ['Loft', 'Suite', 'Sportline'],
      [electric('60', 132, 44_900), electric('80', 150, 49_800)],
    ),
  ],
};
