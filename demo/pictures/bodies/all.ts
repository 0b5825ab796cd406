import type { BodyType } from '../../model.ts';
import { coupe } from './coupe.ts';
import { estate } from './estate.ts';
import { hatchback } from './hatchback.ts';
import { saloon } from './saloon.ts';
import type { SideShape } from './shape.ts';
import { suv } from './suv.ts';
import { van } from './van.ts';

export const SIDES: Record<BodyType, SideShape> = { saloon, coupe, hatchback, estate, suv, van };
