import type { BodyType } from '../../model.ts';
import type { Paint } from '../paints.ts';
import { HEIGHT, parked, studio, WIDTH } from '../studio.ts';
import { group } from '../svg.ts';
import { frontOf } from './front.ts';
import { sideOf } from './side.ts';

/** Shows the part of a car around (x, y); `width` is how many centimetres the picture spans. */
function closeUp(car: string, x: number, y: number, width: number): string {
  const scale = WIDTH / width;
  return group(
    `transform="translate(${WIDTH / 2 - x * scale} ${HEIGHT / 2 - y * scale})"`,
    group(`transform="scale(${scale})"`, car),
  );
}

export function wheelView(body: BodyType, paint: Paint): string {
  const { defs, car, shape } = sideOf(body, paint);
  const scale = 9.6;
  const standing = parked(car, 880, scale, shape.halfLength);
  return studio(defs, group(`transform="translate(${-(shape.wheels.front + 8) * scale} 0)"`, standing));
}

export function headlampView(body: BodyType, paint: Paint): string {
  const { defs, car, shape } = frontOf(body, paint);
  return studio(defs, closeUp(car, shape.width * 0.62, -shape.bonnet + 2, 108));
}

/** The flank above the rear wheel with lamp, handle and window line. */
export function shoulderView(body: BodyType, paint: Paint): string {
  const { defs, car, shape } = sideOf(body, paint);
  return studio(defs, closeUp(car, shape.halfLength - 92, shape.belt + 14, 196));
}
