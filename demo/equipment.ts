import type { Engine, Model } from './model.ts';
import type { Random } from './random.ts';

/** What nearly every fleet car has. */
const BASIC = [
  'Klimaautomatik',
  'Zentralverriegelung mit Funkfernbedienung',
  'Elektrische Fensterheber vorn und hinten',
  'Außenspiegel elektrisch einstell- und beheizbar',
  'Multifunktionslenkrad in Leder',
  'Tempomat mit Geschwindigkeitsbegrenzer',
  'Freisprecheinrichtung mit Bluetooth',
  'Notbremsassistent mit Fußgängererkennung',
  'Spurhalteassistent',
  'Verkehrszeichenerkennung',
  'Müdigkeitserkennung',
  'Reifendruckkontrolle',
  'ISOFIX-Kindersitzbefestigung auf den äußeren Rücksitzen',
  'Front-, Seiten- und Kopfairbags',
  'Digitaler Radioempfang DAB+',
  'Licht- und Regensensor',
  'Berganfahrassistent',
  'Rücksitzlehne geteilt umklappbar',
] as const;

const COMFORT = [
  'Navigationssystem mit Online-Verkehrsdaten',
  'LED-Scheinwerfer',
  'Sitzheizung vorn',
  'Einparkhilfe vorn und hinten',
  'Rückfahrkamera',
  'Smartphone-Einbindung kabellos',
  'Induktive Ladeschale für Mobiltelefone',
  'Abstandsregeltempomat',
  'Totwinkelassistent',
  'Ausparkassistent',
  'Innenspiegel automatisch abblendend',
  'Außenspiegel elektrisch anklappbar',
  'Schlüsselloser Zugang und Start',
  'Mittelarmlehne vorn mit Ablagefach',
  'Ambientebeleuchtung mehrfarbig',
  'Fernlichtassistent',
  'Lendenwirbelstütze für den Fahrersitz',
  'Zweizonen-Klimaautomatik',
  'Privacy-Verglasung ab B-Säule',
  'Digitales Kombiinstrument 10,25 Zoll',
] as const;

const PREMIUM = [
  'Matrix-LED-Scheinwerfer mit dynamischem Blinklicht',
  'Panorama-Glasschiebedach',
  'Head-up-Display',
  'Lederausstattung',
  'Sportsitze vorn, elektrisch verstellbar mit Memory',
  'Adaptives Fahrwerk',
  'Soundsystem mit zwölf Lautsprechern',
  'Umgebungskamera 360°',
  'Standheizung mit Fernbedienung',
  'Elektrische Heckklappe mit Fußsensor',
  'Beheizbare Frontscheibe',
  'Lenkradheizung',
  'Sitzheizung hinten',
  'Akustikverglasung',
  'Parklenkassistent',
  'Dreizonen-Klimaautomatik',
] as const;

const WHEELS = [
  'Leichtmetallräder 16 Zoll im 10-Speichen-Design',
  'Leichtmetallräder 17 Zoll, Silber',
  'Leichtmetallräder 18 Zoll, glanzgedreht',
  'Leichtmetallräder 19 Zoll im 5-Doppelspeichen-Design',
  'Allwetterreifen auf Leichtmetallrädern 17 Zoll',
] as const;

const ELECTRIC = [
  'Ladeanschluss CCS für Schnellladen',
  'Ladekabel Mode 3, Typ 2',
  'Wärmepumpe',
  'Vorklimatisierung über App',
  'Batteriezertifikat (State of Health) vorhanden',
] as const;
const PLUG_IN = [
  'Ladekabel Mode 3, Typ 2',
  'Ladekabel für Haushaltssteckdose',
  'Vorklimatisierung über App',
] as const;
const VAN = [
  'Schiebetür rechts und links',
  'Dritte Sitzreihe, herausnehmbar',
  'Klimaanlage im Fahrgastraum',
  'Trennnetz im Gepäckraum',
] as const;
const LOAD = [
  'Anhängerkupplung, schwenkbar',
  'Dachreling',
  'Gepäckraumabdeckung',
  'Variabler Ladeboden',
] as const;

function forBody(model: Model): readonly string[] {
  if (model.body === 'van') return VAN;
  if (model.body === 'estate' || model.body === 'suv') return LOAD;
  return ['Ablagenpaket', 'Warndreieck und Verbandskasten'];
}

function forDrive(engine: Engine): readonly string[] {
  if (engine.fuel === 'Electric') return ELECTRIC;
  if (engine.fuel === 'Plug-in hybrid') return PLUG_IN;
  return engine.gearbox === 'Automatic'
    ? ['Schaltwippen am Lenkrad', 'Start-Stopp-System']
    : ['Start-Stopp-System', 'Schaltpunktanzeige'];
}

/**
 * 15 to 45 lines of equipment, more for a better trim: `level` is 0 for the first trim of a model and 1 for
 * its best.
 */
export function equipmentOf(
  model: Model,
  engine: Engine,
  level: number,
  trim: string,
  random: Random,
): string[] {
  const rich = level * 0.6 + (engine.listPrice > 45_000 ? 0.4 : 0.1);
  const some = (lines: readonly string[], share: number) =>
    random.shuffle(lines).slice(0, Math.round(lines.length * Math.min(1, share)));
  const named = trim ? [`Ausstattungslinie ${trim}`] : [];
  const lines = [
    ...named,
    ...some(BASIC, 0.75 + random.next() * 0.2),
    random.pick(WHEELS),
    ...some(COMFORT, 0.1 + rich * 0.7),
    ...some(PREMIUM, Math.max(0, rich - 0.35) * 0.8),
    ...some(forBody(model), 0.5 + level * 0.3),
    ...some(forDrive(engine), 0.8),
    random.chance(0.4) ? 'Winterräder auf Stahlfelgen zusätzlich' : 'Nichtraucherfahrzeug',
  ];
  return lines.slice(0, 45);
}
