import { diesel, model, petrol, plugIn, type Make } from '../model.ts';

export const seat: Make = {
  name: 'SEAT',
  wmi: 'VSS',
  fillsWithZ: true,
  share: 5,
  colours: [
    ['Mitternacht-Schwarz Metallic', 'black', 3],
    ['Nevada-Weiß Metallic', 'white', 4],
    ['Urban-Silber Metallic', 'silver', 3],
    ['Magnetic-Grau Metallic', 'grey', 3],
    ['Mystery-Blau Metallic', 'navy', 2],
    ['Desire-Rot Metallic', 'red', 2],
    ['Reflex-Blau Metallic', 'blue', 1],
  ],
  models: [
    model(
      'Ibiza',
      'hatchback',
      [2019, 2025],
      ['Reference', 'Style', 'FR'],
      [petrol('1.0 MPI', 999, 59, 'Manual', 17_200), petrol('1.0 TSI', 999, 70, 'Manual', 19_800)],
    ),
    model(
      'Leon Sportstourer',
      'estate',
      [2019, 2025],
      ['Style', 'Xcellence', 'FR'],
      [
        petrol('1.5 TSI', 1498, 96, 'Manual', 28_400),
        diesel('2.0 TDI DSG', 1968, 110, 'Automatic', 34_100),
        plugIn('1.4 e-HYBRID DSG', 1395, 150, 'Automatic', 37_800),
      ],
    ),
    model(
      'Ateca',
      'suv',
      [2019, 2025],
      ['Style', 'Xperience', 'FR'],
      [petrol('1.5 TSI DSG', 1498, 110, 'Automatic', 34_700), diesel('2.0 TDI', 1968, 85, 'Manual', 32_900)],
    ),
    model(
      'Alhambra',
      'van',
      [2019, 2020],
      ['Style', 'FR-Line'],
      [diesel('2.0 TDI DSG', 1968, 110, 'Automatic', 41_800)],
    ),
  ],
};
