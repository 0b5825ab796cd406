import type { de } from '../de/all.ts';
import type { Translation } from '../messages.ts';
import { admin } from './admin.ts';
import { auth } from './auth.ts';
import { errors } from './errors.ts';
import { frame } from './frame.ts';
import { states } from './states.ts';
import { validation } from './validation.ts';

export const en: Translation<typeof de> = { admin, auth, errors, frame, states, validation };
