import { diesel, electric, model, petrol, plugIn, type Make } from '../model.ts';

export const cupra: Make = {
  name: 'Cupra',
  wmi: 'VSS',
  fillsWithZ: true,
  share: 5,
  colours: [
    ['Midnight Black Metallic', 'black', 3],
    ['Candy Weiß', 'white', 3],
    ['Magnetic Tech Metallic', 'grey', 4],
    ['Petrol Blau Matt', 'teal', 3],
    ['Dark Camouflage', 'green', 2],
    ['Asphaltblau Metallic', 'navy', 2],
  ],
  models: [
    model(
      'Formentor',
      'suv',
      [2020, 2025],
      ['', 'VZ', 'Tribe Edition'],
      [
        petrol('1.5 TSI', 1498, 110, 'Manual', 34_800),
        petrol('1.5 TSI DSG', 1498, 110, 'Automatic', 36_900),
        petrol('2.0 TSI DSG 4Drive', 1984, 140, 'Automatic', 41_700),
        plugIn('1.4 e-HYBRID DSG', 1395, 150, 'Automatic', 43_300),
      ],
    ),
    model(
      'Leon Sportstourer',
      'estate',
      [2020, 2025],
      ['', 'VZ'],
      [
        petrol('1.5 eTSI DSG', 1498, 110, 'Automatic', 37_200),
        diesel('2.0 TDI DSG', 1968, 110, 'Automatic', 38_900),
        plugIn('1.4 e-HYBRID DSG', 1395, 150, 'Automatic', 42_600),
      ],
    ),
    model(
      'Born',
      'hatchback',
      [2021, 2025],
      ['', 'V', 'VZ'],
      [electric('150 kW 58 kWh', 150, 38_900), electric('170 kW 77 kWh', 170, 45_200)],
    ),
  ],
};
