import { diesel, electric, hybrid, model, plugIn, type Make } from '../model.ts';

export const toyota: Make = {
  name: 'Toyota',
  wmi: 'SB1',
  fillsWithZ: false,
  share: 5,
  colours: [
    ['Nachtschwarz Mica', 'black', 3],
    ['Schneeweiß', 'white', 4],
    ['Ultrasilber Metallic', 'silver', 3],
    ['Marlingrau Metallic', 'anthracite', 3],
    ['Denimblau Mica', 'navy', 2],
    ['Magmarot', 'red', 2],
    ['Avantgardebronze Metallic', 'bronze', 2],
  ],
  models: [
    model(
      'Yaris',
      'hatchback',
      [2020, 2025],
      ['Comfort', 'Team Deutschland', 'Style'],
      [hybrid('1.5 Hybrid', 1490, 85, 'Automatic', 24_900)],
    ),
    model(
      'Corolla Touring Sports',
      'estate',
      [2019, 2025],
      ['Comfort', 'Business Edition', 'Lounge'],
      [
        hybrid('1.8 Hybrid', 1798, 90, 'Automatic', 32_600),
        hybrid('2.0 Hybrid', 1987, 135, 'Automatic', 36_400),
      ],
    ),
    model(
      'Camry',
      'saloon',
      [2019, 2023],
      ['Business Edition', 'Executive'],
      [hybrid('2.5 Hybrid', 2487, 160, 'Automatic', 41_700)],
    ),
    model(
      'RAV4',
      'suv',
      [2019, 2025],
      ['Comfort', 'Business Edition', 'Style'],
      [
        hybrid('2.5 Hybrid AWD-i', 2487, 163, 'Automatic', 41_300),
        plugIn('2.5 Plug-in Hybrid AWD-i', 2487, 225, 'Automatic', 52_900),
      ],
    ),
    model(
      'Proace Verso',
      'van',
      [2019, 2025],
      ['Shuttle', 'Family'],
      [diesel('L1 2.0 D-4D', 1997, 106, 'Automatic', 48_300), electric('L1 75 kWh', 100, 61_900)],
    ),
  ],
};
