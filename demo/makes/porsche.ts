import { electric, model, petrol, plugIn, type Make } from '../model.ts';

export const porsche: Make = {
  name: 'Porsche',
  wmi: 'WP0',
  fillsWithZ: true,
  share: 3,
  colours: [
    ['Tiefschwarzmetallic', 'black', 4],
    ['Carraraweißmetallic', 'white', 3],
    ['GT-Silbermetallic', 'silver', 3],
    ['Vulkangraumetallic', 'anthracite', 3],
    ['Enzianblaumetallic', 'blue', 2],
    ['Karminrot', 'red', 2],
    ['Kreide', 'sand', 2],
  ],
  models: [
    model('Macan', 'suv', [2019, 2024], ['', 'S', 'T'], [petrol('PDK', 1984, 195, 'Automatic', 72_400)]),
    model(
      '718 Cayman',
      'coupe',
      [2019, 2025],
      ['', 'Style Edition', 'T'],
      [petrol('PDK', 1988, 220, 'Automatic', 66_900), petrol('', 1988, 220, 'Manual', 63_600)],
    ),
    model(
      'Panamera',
      'saloon',
      [2019, 2023],
      ['Edition', 'Platinum Edition'],
      [plugIn('4 E-Hybrid', 2894, 340, 'Automatic', 116_900)],
    ),
    model(
      'Taycan',
      'saloon',
      [2020, 2024],
      ['', 'Performance Plus'],
      [electric('Performancebatterie', 300, 91_900)],
    ),
  ],
};
