import { diesel, electric, model, petrol, plugIn, type Make } from '../model.ts';

export const volvo: Make = {
  name: 'Volvo',
  wmi: 'YV1',
  fillsWithZ: false,
  share: 5,
  colours: [
    ['Onyx Black Metallic', 'black', 4],
    ['Crystal White Pearl', 'white', 4],
    ['Bright Silver Metallic', 'silver', 3],
    ['Thunder Grey Metallic', 'anthracite', 3],
    ['Denim Blue Metallic', 'navy', 3],
    ['Fusion Red Metallic', 'red', 1],
    ['Birch Light Metallic', 'sand', 2],
    ['Maple Brown Metallic', 'bronze', 1],
  ],
  models: [
    model(
      'V60',
      'estate',
      [2019, 2025],
      ['Momentum Pro', 'Inscription', 'R-Design'],
      [
        diesel('D4 Geartronic', 1969, 140, 'Automatic', 49_800),
        petrol('B4 Geartronic', 1969, 145, 'Automatic', 48_900),
        plugIn('T6 Recharge AWD', 1969, 250, 'Automatic', 59_300),
      ],
    ),
    model(
      'V90',
      'estate',
      [2019, 2024],
      ['Momentum Pro', 'Inscription', 'Ultimate'],
      [diesel('B4 Diesel Geartronic', 1969, 145, 'Automatic', 58_600)],
    ),
    model(
      'S90',
      'saloon',
      [2019, 2024],
      ['Inscription', 'R-Design'],
      [plugIn('T8 Recharge AWD', 1969, 288, 'Automatic', 72_400)],
    ),
    model(
      'XC40',
      'suv',
      [2019, 2025],
      ['Core', 'Momentum Pro', 'Ultimate', 'R-Design'],
      [
        petrol('B3 Geartronic', 1969, 120, 'Automatic', 41_300),
        plugIn('T5 Recharge', 1477, 192, 'Automatic', 48_600),
        electric('Recharge Pure Electric', 170, 50_100),
      ],
    ),
    model(
      'XC60',
      'suv',
      [2019, 2025],
      ['Momentum Pro', 'Inscription', 'Ultimate'],
      [
        diesel('B4 Diesel AWD', 1969, 145, 'Automatic', 59_900),
        plugIn('T6 Recharge AWD', 1969, 257, 'Automatic', 66_700),
      ],
    ),
  ],
};
