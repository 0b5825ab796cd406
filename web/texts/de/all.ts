import { admin } from './admin.ts';
import { auth } from './auth.ts';
import { errors } from './errors.ts';
import { frame } from './frame.ts';
import { states } from './states.ts';
import { validation } from './validation.ts';

/** The German interface words by area; ICU messages. The keys of all languages are these. */
export const de = { admin, auth, errors, frame, states, validation };
