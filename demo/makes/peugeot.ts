import { diesel, electric, model, petrol, plugIn, type Make } from '../model.ts';

export const peugeot: Make = {
  name: 'Peugeot',
  wmi: 'VR3',
  fillsWithZ: false,
  share: 5,
  colours: [
    ['Perla Nera-Schwarz Metallic', 'black', 3],
    ['Perlmutt-Weiß', 'white', 4],
    ['Artense-Grau Metallic', 'silver', 3],
    ['Platinum-Grau Metallic', 'anthracite', 3],
    ['Celebes-Blau Metallic', 'navy', 2],
    ['Vertigo-Blau Metallic', 'blue', 2],
    ['Elixir-Rot Metallic', 'red', 2],
    ['Olivin-Grün Metallic', 'green', 1],
  ],
  models: [
    model(
      '208',
      'hatchback',
      [2019, 2025],
      ['Active', 'Allure', 'GT'],
      [
        petrol('PureTech 75', 1199, 55, 'Manual', 19_000),
        petrol('PureTech 100 EAT8', 1199, 74, 'Automatic', 23_700),
        electric('e-208 50 kWh', 100, 34_800),
      ],
    ),
    model(
      '308 SW',
      'estate',
      [2019, 2025],
      ['Active', 'Allure', 'GT'],
      [
        petrol('PureTech 130 EAT8', 1199, 96, 'Automatic', 32_700),
        diesel('BlueHDi 130 EAT8', 1499, 96, 'Automatic', 34_400),
        plugIn('Hybrid 180 e-EAT8', 1598, 132, 'Automatic', 41_500),
      ],
    ),
    model(
      '508',
      'saloon',
      [2019, 2024],
      ['Allure', 'GT'],
      [
        diesel('BlueHDi 130 EAT8', 1499, 96, 'Automatic', 42_200),
        plugIn('Hybrid 225 e-EAT8', 1598, 165, 'Automatic', 50_300),
      ],
    ),
    model(
      '3008',
      'suv',
      [2019, 2024],
      ['Active', 'Allure', 'GT'],
      [
        petrol('PureTech 130', 1199, 96, 'Manual', 32_500),
        diesel('BlueHDi 130 EAT8', 1499, 96, 'Automatic', 37_100),
      ],
    ),
    model(
      'Traveller',
      'van',
      [2019, 2025],
      ['Active', 'Business', 'Allure'],
      [diesel('L2 BlueHDi 145', 1997, 106, 'Manual', 47_600)],
    ),
  ],
};
