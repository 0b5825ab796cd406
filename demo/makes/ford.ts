import { diesel, electric, hybrid, model, petrol, plugIn, type Make } from '../model.ts';

export const ford: Make = {
  name: 'Ford',
  wmi: 'WF0',
  fillsWithZ: false,
  share: 8,
  colours: [
    ['Agate-Schwarz Metallic', 'black', 3],
    ['Frost-Weiß', 'white', 4],
    ['Moondust-Silber Metallic', 'silver', 4],
    ['Magnetic-Grau Metallic', 'anthracite', 4],
    ['Blue-Panther Metallic', 'navy', 3],
    ['Desert-Island-Blau Metallic', 'blue', 2],
    ['Lucid-Rot Metallic', 'red', 2],
    ['Solar-Silber Metallic', 'stone', 1],
  ],
  models: [
    model(
      'Focus Turnier',
      'estate',
      [2019, 2025],
      ['Cool & Connect', 'Titanium', 'ST-Line', 'Vignale'],
      [
        petrol('1.0 EcoBoost', 999, 92, 'Manual', 28_300),
        hybrid('1.0 EcoBoost Hybrid', 999, 114, 'Automatic', 32_100),
        diesel('1.5 EcoBlue', 1499, 88, 'Manual', 30_200),
        diesel('2.0 EcoBlue', 1995, 110, 'Automatic', 34_900),
      ],
    ),
    model(
      'Fiesta',
      'hatchback',
      [2019, 2023],
      ['Cool & Connect', 'Titanium', 'ST-Line'],
      [petrol('1.0 EcoBoost', 999, 74, 'Manual', 20_900), petrol('1.1', 1084, 55, 'Manual', 17_400)],
    ),
    model(
      'Kuga',
      'suv',
      [2020, 2025],
      ['Titanium', 'ST-Line', 'Vignale'],
      [
        diesel('1.5 EcoBlue', 1499, 88, 'Automatic', 36_500),
        plugIn('2.5 PHEV', 2488, 165, 'Automatic', 41_900),
      ],
    ),
    model(
      'Mustang Mach-E',
      'suv',
      [2021, 2025],
      ['Standard Range', 'Extended Range', 'AWD'],
      [electric('75 kWh', 198, 56_500)],
    ),
    model(
      'Transit Custom Kombi',
      'van',
      [2019, 2025],
      ['Basis', 'Trend', 'Titanium'],
      [
        diesel('320 L1 2.0 EcoBlue', 1995, 96, 'Manual', 43_900),
        diesel('320 L2 2.0 EcoBlue', 1995, 125, 'Automatic', 48_700),
      ],
    ),
    model(
      'Tourneo Connect',
      'van',
      [2020, 2025],
      ['Trend', 'Titanium'],
      [
        petrol('1.5 EcoBoost', 1498, 84, 'Manual', 31_300),
        diesel('2.0 EcoBlue', 1968, 90, 'Automatic', 35_800),
      ],
    ),
  ],
};
