import { conditionOf, INSPECTION } from './condition.ts';
import { seatsOf } from './facts.ts';
import { GERMAN_FUELS } from './model.ts';
import { randomFrom } from './random.ts';
import type { DemoVehicle } from './stock.ts';

/** The text of a document; `documents.ts` prints it. */
export interface Sheet {
  title: string;
  subtitle: string;
  sections: { heading?: string; rows?: (readonly [string, string])[]; text?: string }[];
}

const germanDay = (iso: string) => iso.split('-').toReversed().join('.');
const km = (value: number) => `${value.toLocaleString('de-DE')} km`;
const nameOf = (vehicle: DemoVehicle) => `${vehicle.make} ${vehicle.model} ${vehicle.variant}`.trim();

function keyFacts(vehicle: DemoVehicle): (readonly [string, string])[] {
  return [
    ['Fahrzeug', nameOf(vehicle)],
    ['Fahrzeug-Identifizierungsnummer', vehicle.vin],
    ['Erstzulassung', germanDay(vehicle.firstRegistered)],
    ['Kilometerstand', km(vehicle.mileageKm)],
    ['Farbe', vehicle.colour],
  ];
}

const paintRow = ({ part, microns }: { part: string; microns: number }) => [part, `${microns} µm`] as const;

export function conditionReport(vehicle: DemoVehicle): Sheet {
  const { damages, treads, keys, tyres, season, paint } = conditionOf(vehicle);
  const [frontLeft, frontRight, rearLeft, rearRight] = treads.map(
    (mm) => `${mm.toFixed(1).replace('.', ',')} mm`,
  );
  return {
    title: 'Zustandsbericht',
    subtitle: `Besichtigt am ${germanDay(INSPECTION.on)} durch die ${INSPECTION.by}`,
    sections: [
      { rows: keyFacts(vehicle) },
      {
        heading: 'Schäden und Gebrauchsspuren',
        ...(damages.length > 0
          ? {
              rows: damages.map(({ part, kind, size, estimate }) => {
                const cost = estimate === undefined ? 'ohne Schätzung' : `geschätzt ${estimate} EUR netto`;
                return [part, [kind, size, cost].filter(Boolean).join(', ')] as const;
              }),
            }
          : { text: 'Keine Schäden über altersübliche Gebrauchsspuren hinaus.' }),
      },
      {
        heading: 'Reifen',
        rows: [
          ['Bereifung', `${season}reifen, ${tyres}`],
          ['Vorn links / rechts', `${frontLeft} / ${frontRight}`],
          ['Hinten links / rechts', `${rearLeft} / ${rearRight}`],
        ],
      },
      ...(paint.length > 0 ? [{ heading: 'Lackdicke', rows: paint.map(paintRow) }] : []),
      {
        heading: 'Funktion',
        rows: [
          ['Motor, Getriebe, Antrieb', 'ohne Auffälligkeiten'],
          ['Elektrik und Bedienung', 'geprüft, in Ordnung'],
          ['Schlüssel', `${keys} Stück`],
          ['Unfallschäden', 'laut Vorbesitzer keine'],
        ],
      },
    ],
  };
}

export function serviceHistory(vehicle: DemoVehicle): Sheet {
  const random = randomFrom(vehicle.serial * 17 + 3);
  const visits: (readonly [string, string])[] = [];
  const start = Date.parse(vehicle.firstRegistered);
  const span = Date.UTC(2026, 0, 5) - start;
  const count = Math.max(1, Math.min(9, Math.floor(vehicle.mileageKm / 24_000)));
  for (let visit = 1; visit <= count; visit += 1) {
    const share = visit / (count + 0.6);
    const day = germanDay(new Date(start + span * share).toISOString().slice(0, 10));
    const work = random.pick([
      'Inspektion mit Ölwechsel',
      'Inspektion',
      'Inspektion, Bremsflüssigkeit erneuert',
      'Inspektion, Innenraumfilter erneuert',
    ]);
    const done =
      vehicle.fuelType === 'Electric' ? work.replace(' mit Ölwechsel', ', Hochvoltsystem geprüft') : work;
    visits.push([`${day} bei ${km(Math.round((vehicle.mileageKm * share) / 10) * 10)}`, done]);
  }
  return {
    title: 'Servicehistorie',
    subtitle: 'Auszug aus dem digitalen Serviceheft',
    sections: [
      { rows: keyFacts(vehicle) },
      { heading: 'Wartungen', rows: visits },
      { text: 'Alle Arbeiten nach Vorgabe des Herstellers. Offene Rückrufe: keine bekannt.' },
    ],
  };
}

export function registrationSample(vehicle: DemoVehicle): Sheet {
  return {
    title: 'Zulassungsbescheinigung Teil I',
    subtitle: 'Muster ohne amtlichen Charakter',
    sections: [
      {
        rows: [
          ['B  Datum der Erstzulassung', germanDay(vehicle.firstRegistered)],
          ['D.1  Marke', vehicle.make],
          ['D.2  Typ, Variante, Version', vehicle.variant || '–'],
          ['D.3  Handelsbezeichnung', vehicle.model],
          ['E  Fahrzeug-Identifizierungsnummer', vehicle.vin],
          ['P.1  Hubraum in cm³', vehicle.engineSizeCc?.toLocaleString('de-DE') ?? '–'],
          ['P.2  Nennleistung in kW', String(vehicle.kw)],
          ['P.3  Kraftstoff oder Energiequelle', GERMAN_FUELS[vehicle.fuelType]],
          ['R  Farbe', vehicle.colour],
          ['S.1  Sitzplätze', String(seatsOf(vehicle))],
          ['C.1  Halter', 'Forecourt Remarketing GmbH, Musterstadt'],
        ],
      },
      { text: 'Dieses Blatt zeigt, wo im Portal die Fahrzeugpapiere stehen. Es ist keine Urkunde.' },
    ],
  };
}

export function handoverNotes(): Sheet {
  return {
    title: 'Hinweise zur Übergabe',
    subtitle: 'Für Händler, gültig für alle Fahrzeuge dieses Angebots',
    sections: [
      {
        heading: 'Vor der Abholung oder Anlieferung',
        text: 'Bitte halten Sie Ausweis und Vollmacht bereit. Die Fahrzeugpapiere werden nach Zahlungseingang versandt.',
      },
      {
        heading: 'Bei der Übergabe',
        text: 'Prüfen Sie FIN, Kilometerstand, Schlüssel und Zubehör gemeinsam mit dem Fahrer und vermerken Sie Abweichungen auf dem Protokoll. Fotografieren Sie Schäden sofort.',
      },
      {
        heading: 'Nach der Übergabe',
        text: 'Mängel melden Sie bitte unverzüglich mit Fotos an den Support. Fahren Sie das Fahrzeug bis zur Klärung nicht weiter als nötig.',
      },
    ],
  };
}
