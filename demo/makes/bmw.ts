import { diesel, electric, model, petrol, plugIn, type Make } from '../model.ts';

export const bmw: Make = {
  name: 'BMW',
  wmi: 'WBA',
  fillsWithZ: false,
  share: 11,
  colours: [
    ['Saphirschwarz Metallic', 'black', 5],
    ['Alpinweiß', 'white', 4],
    ['Mineralweiß Metallic', 'white', 1],
    ['Glaciersilber Metallic', 'silver', 3],
    ['Mineralgrau Metallic', 'grey', 4],
    ['Phytonicblau Metallic', 'blue', 4],
    ['Portimaoblau Metallic', 'blue', 2],
    ['Melbournerot Metallic', 'red', 2],
    ['Sunset Orange Metallic', 'copper', 1],
  ],
  models: [
    model(
      '118i',
      'hatchback',
      [2019, 2024],
      ['Advantage', 'Sport Line', 'M Sport'],
      [petrol('', 1499, 100, 'Manual', 32_400), petrol('Steptronic', 1499, 100, 'Automatic', 34_500)],
    ),
    model(
      '320d Touring',
      'estate',
      [2019, 2025],
      ['Advantage', 'Luxury Line', 'M Sport'],
      [diesel('', 1995, 140, 'Automatic', 50_700), diesel('xDrive', 1995, 140, 'Automatic', 53_100)],
    ),
    model(
      '330e Limousine',
      'saloon',
      [2019, 2025],
      ['Advantage', 'Luxury Line', 'M Sport'],
      [plugIn('', 1998, 215, 'Automatic', 55_800)],
    ),
    model(
      '520d Touring',
      'estate',
      [2019, 2024],
      ['Luxury Line', 'M Sport'],
      [diesel('', 1995, 140, 'Automatic', 60_300), diesel('xDrive', 1995, 140, 'Automatic', 62_900)],
    ),
    model(
      '420i Coupé',
      'coupe',
      [2020, 2025],
      ['Advantage', 'M Sport'],
      [petrol('', 1998, 135, 'Automatic', 50_200)],
    ),
    model(
      'X1',
      'suv',
      [2019, 2025],
      ['xLine', 'Advantage', 'M Sport'],
      [
        petrol('sDrive18i', 1499, 100, 'Automatic', 42_900),
        diesel('sDrive18d', 1995, 110, 'Automatic', 45_600),
        plugIn('xDrive25e', 1499, 180, 'Automatic', 50_100),
      ],
    ),
    model(
      'X3',
      'suv',
      [2019, 2024],
      ['xLine', 'M Sport'],
      [
        diesel('xDrive20d', 1995, 140, 'Automatic', 60_400),
        plugIn('xDrive30e', 1998, 215, 'Automatic', 64_900),
      ],
    ),
    model(
      'i4',
      'saloon',
      [2021, 2025],
      ['Gran Coupé', 'Gran Coupé M Sport'],
      [electric('eDrive35', 210, 57_500), electric('eDrive40', 250, 61_900)],
    ),
  ],
};
