import { DEMO_DEALERS, type DemoDealer } from './dealers.ts';
import { hoursAgo, type Moment, workingDaysAgo } from './calendar.ts';
import { findDealer, registerDealer, vehiclesByVin, vehiclesOf } from './fill.ts';
import type { Scene, Stage } from './scene.ts';
import { tradeLicence } from './signed-form.ts';

const on = workingDaysAgo;

/** The dealers whose registration is not weeks ago. */
const REGISTERED: Partial<Record<string, Moment>> = {
  'pending@example.com': on(4, '11:20'),
  'metz@dealers.example.com': hoursAgo(20),
};

/** The dealers whose VAT id is in order. Nobody has checked that of the dealer in Vienna yet. */
const CHECKED = ['lyon', 'utrecht', 'gent', 'bolzano', 'luxembourg', 'graz'].map(
  (name) => `${name}@dealers.example.com`,
);

/** A dealer registers; clerks approve and check, and suspend who may no longer buy. */
export function dealerScenes(dealer: DemoDealer): Scene[] {
  const { email, status } = dealer;
  const place = DEMO_DEALERS.indexOf(dealer);
  const registered = REGISTERED[email] ?? on(44, `${String(8 + (place % 9)).padStart(2, '0')}:${10 + place}`);
  const setStatus =
    (to: string, message = '') =>
    async (stage: Stage) => {
      const { id } = await known(stage, email);
      await stage.admin.send('PATCH', `/api/admin/dealers/${id}/status`, { status: to, message });
    };
  const scenes: Scene[] = [
    { at: registered, act: async ({ portal, admin }) => void (await registerDealer(portal, admin, dealer)) },
  ];
  if (status !== 'PENDING') scenes.push({ at: on(43, `09:${10 + place}`), act: setStatus('ACTIVE') });
  if (CHECKED.includes(email))
    scenes.push({
      at: on(43, `09:${30 + place}`),
      act: async (stage) => {
        const { id } = await known(stage, email);
        await stage.admin.send('PATCH', `/api/admin/dealers/${id}`, { vatIdCheck: 'VALID' });
      },
    });
  if (status === 'SUSPENDED')
    scenes.push({
      at: on(15, '10:30'),
      act: setStatus('SUSPENDED', 'Bitte senden Sie uns einen aktuellen Nachweis Ihrer Gewerbeanmeldung.'),
    });
  return scenes;
}

/** What else happens at the desk: papers, notes, marks, a view, data that a dealer changes. */
export function deskScenes(): Scene[] {
  return [
    {
      at: on(4, '11:40'),
      async act({ dealer }) {
        const waiting = await dealer('pending@example.com');
        const { total } = await waiting.get<{ total: number }>('/api/dealer/papers');
        if (total === 0)
          await waiting.upload('/api/dealer/papers', 'file', [await tradeLicence('pending@example.com')]);
      },
    },
    noteOn(
      'pending@example.com',
      on(2, '10:50'),
      'NOTE',
      'Gewerbeanmeldung liegt vor, USt-IdNr. noch zu prüfen.',
    ),
    noteOn(
      'suspended@example.com',
      on(15, '10:35'),
      'NOTE',
      'Gesperrt: Gewerbe abgemeldet, laut Auskunft vom Gewerbeamt Augsburg.',
    ),
    noteOn(
      'gent@dealers.example.com',
      on(2, '09:40'),
      'CALL',
      'Niemand erreicht, auf den Anrufbeantworter gesprochen.',
    ),
    noteOn(
      'dealer@example.com',
      on(30, '09:15'),
      'NOTE',
      'Kauft vor allem Kombis mit Diesel. Anlieferung nur vormittags.',
    ),
    watch('dealer@example.com', on(25, '18:20'), [57, 58, 59, 60, 61]),
    watch('freiburg@dealers.example.com', on(11, '19:05'), [58, 62, 64]),
    watch('lyon@dealers.example.com', on(9, '20:10'), [59, 61]),
    {
      at: on(20, '08:40'),
      async act({ admin }) {
        const view = {
          list: 'vehicles',
          name: 'Über 30 Tage im Bestand',
          search: 'stockDaysMin=30',
          isShared: true,
        };
        const { views } = await admin.get<{ views: { name: string }[] }>('/api/admin/views');
        if (!views.some(({ name }) => name === view.name)) await admin.send('POST', '/api/admin/views', view);
      },
    },
    {
      at: hoursAgo(30),
      async act({ dealer }) {
        const freiburg = await dealer('freiburg@dealers.example.com');
        await freiburg.send('PATCH', '/api/dealer', { legalForm: 'GmbH' });
      },
    },
  ];
}

function noteOn(email: string, at: Moment, kind: 'NOTE' | 'CALL', text: string): Scene {
  return {
    at,
    async act(stage) {
      const { id } = await known(stage, email);
      await stage.admin.send('POST', '/api/admin/notes', { subject: 'dealer', subjectId: id, kind, text });
    },
  };
}

function watch(email: string, at: Moment, serials: readonly number[]): Scene {
  return {
    at,
    async act({ admin, dealer, options }) {
      const caller = await dealer(email);
      const listed = await vehiclesByVin(admin);
      for (const drawn of vehiclesOf(options)) {
        const vehicle = listed.get(drawn.vin);
        if (!serials.includes(drawn.serial) || vehicle?.status !== 'AVAILABLE') continue;
        await caller.send('PUT', `/api/vehicles/${vehicle.id}/mark`, { status: 'WATCHED' });
      }
    },
  };
}

async function known({ admin }: Stage, email: string) {
  const dealer = await findDealer(admin, email);
  if (!dealer) throw new Error(`the dealer ${email} has not registered`);
  return dealer;
}
