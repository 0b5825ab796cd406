import { diesel, electric, model, petrol, plugIn, type Make } from '../model.ts';

export const opel: Make = {
  name: 'Opel',
  wmi: 'W0V',
  fillsWithZ: false,
  share: 6,
  colours: [
    ['Diamant Schwarz Metallic', 'black', 3],
    ['Arktis Weiß', 'white', 4],
    ['Kristall Silber Metallic', 'silver', 3],
    ['Vulkan Grau Metallic', 'grey', 3],
    ['Karbon Grau Metallic', 'anthracite', 2],
    ['Voltaik Blau Metallic', 'blue', 3],
    ['Kardio Rot Metallic', 'red', 2],
  ],
  models: [
    model(
      'Corsa',
      'hatchback',
      [2019, 2025],
      ['Edition', 'Elegance', 'GS Line'],
      [
        petrol('1.2', 1199, 55, 'Manual', 18_300),
        petrol('1.2 Turbo', 1199, 74, 'Manual', 21_600),
        electric('e 50 kWh', 100, 33_900),
      ],
    ),
    model(
      'Astra Sports Tourer',
      'estate',
      [2019, 2025],
      ['Edition', 'Elegance', 'GS', 'Ultimate'],
      [
        petrol('1.2 Turbo', 1199, 96, 'Manual', 28_900),
        diesel('1.5 Diesel', 1499, 96, 'Automatic', 32_700),
        plugIn('1.6 Plug-in-Hybrid', 1598, 133, 'Automatic', 40_100),
      ],
    ),
    model(
      'Insignia Limousine',
      'saloon',
      [2019, 2022],
      ['Business Edition', 'Elegance', 'GS Line'],
      [
        diesel('2.0 Diesel', 1995, 128, 'Automatic', 38_400),
        petrol('2.0 Turbo', 1998, 125, 'Automatic', 37_900),
      ],
    ),
    model(
      'Mokka',
      'suv',
      [2021, 2025],
      ['Edition', 'Elegance', 'GS Line'],
      [petrol('1.2 Turbo', 1199, 96, 'Automatic', 28_800), electric('e 50 kWh', 100, 36_300)],
    ),
    model(
      'Zafira Life',
      'van',
      [2019, 2025],
      ['Edition', 'Business Elegance'],
      [diesel('M 2.0 Diesel', 1997, 106, 'Automatic', 49_200), electric('e M 75 kWh', 100, 61_300)],
    ),
  ],
};
