import { electric, hybrid, model, petrol, plugIn, type Make } from '../model.ts';

export const hyundai: Make = {
  name: 'Hyundai',
  wmi: 'TMA',
  fillsWithZ: false,
  share: 6,
  colours: [
    ['Phantom Black Mineraleffekt', 'black', 3],
    ['Atlas White', 'white', 4],
    ['Shimmering Silver Metallic', 'silver', 3],
    ['Amazon Gray Metallic', 'grey', 3],
    ['Teal Mineraleffekt', 'teal', 3],
    ['Sunset Red Mineraleffekt', 'red', 2],
    ['Intense Blue Mineraleffekt', 'blue', 2],
  ],
  models: [
    model(
      'i20',
      'hatchback',
      [2020, 2025],
      ['Select', 'Trend', 'N Line'],
      [petrol('1.2', 1197, 62, 'Manual', 19_400), petrol('1.0 T-GDI', 998, 74, 'Manual', 22_300)],
    ),
    model(
      'i30 Kombi',
      'estate',
      [2019, 2025],
      ['Select', 'Trend', 'N Line'],
      [
        petrol('1.0 T-GDI', 998, 88, 'Manual', 26_500),
        petrol('1.5 T-GDI DCT', 1482, 117, 'Automatic', 30_900),
      ],
    ),
    model(
      'Tucson',
      'suv',
      [2020, 2025],
      ['Select', 'Trend', 'Prime', 'N Line'],
      [
        petrol('1.6 T-GDI', 1598, 110, 'Manual', 32_900),
        hybrid('1.6 T-GDI Hybrid', 1598, 169, 'Automatic', 40_100),
        plugIn('1.6 T-GDI Plug-in', 1598, 195, 'Automatic', 45_500),
      ],
    ),
    model(
      'IONIQ 5',
      'suv',
      [2021, 2025],
      ['', 'DYNAMIQ', 'TECHNIQ', 'UNIQ'],
      [electric('58 kWh', 125, 45_300), electric('77,4 kWh', 168, 51_900)],
    ),
    model(
      'KONA Elektro',
      'suv',
      [2019, 2025],
      ['Select', 'Trend', 'Prime'],
      [electric('64 kWh', 150, 41_800)],
    ),
  ],
};
