import type { Locale } from '../../contract/constants.ts';
import type { SpecField } from '../../server/imports/spec-labels.ts';

interface Words {
  title: string;
  files: string;
  /** Each with the files it is about. */
  fileRules: (figures: Figures) => readonly string[];
  fields: string;
  fieldRules: readonly string[];
  required: string;
  alsoAs: string;
  meanings: Record<SpecField, string>;
}

export interface Figures {
  uploadMb: number;
  entries: number;
  unpackedMb: number;
  megapixels: number;
}

export const WORDS: Record<Locale, Words> = {
  de: {
    title: 'Das Format der Lieferung: eine ZIP-Datei je Fahrzeug',
    files: 'Die Dateien',
    fileRules: ({ uploadMb, entries, unpackedMb, megapixels }) => [
      'spec.json (Pflicht): die Daten des Fahrzeugs als JSON-Objekt in UTF-8. Sie liegt ganz oben oder in dem einen Ordner, der alles enthält.',
      'equipment.txt (freiwillig): die Ausstattung als Text, neben spec.json, in UTF-8 oder Windows-1252.',
      `Bilder (freiwillig): JPEG, PNG, WebP, AVIF, GIF oder TIFF mit höchstens ${megapixels} Megapixeln, in beliebigen Ordnern. Die Reihenfolge folgt dem Dateinamen, Zahlen nach ihrem Wert. Das Bild mit dem Namen cover (etwa cover.jpg) ist das Titelbild, sonst das erste.`,
      'PDF (freiwillig): Dokumente wie Gutachten oder Servicenachweise. Ihr Dateiname wird ihr Titel.',
      `Höchstens ${uploadMb} MB je ZIP-Datei, ${entries} Dateien darin und ${unpackedMb} MB entpackt. Ohne Passwort, ohne symbolische Links.`,
      'Andere Dateien werden ausgelassen und in der Meldung genannt.',
      'Eine ZIP-Datei mit einem Fehler wird ganz abgelehnt. Die Meldung nennt jeden Fehler.',
      'Gibt es die FIN schon und ist das Fahrzeug verfügbar, werden seine Daten ersetzt. Ein reserviertes oder verkauftes Fahrzeug wird nicht geändert.',
    ],
    fields: 'Die Felder von spec.json',
    fieldRules: [
      'Jedes Feld hat mehrere Schlüssel. Groß- und Kleinschreibung ist gleich. Der erste Schlüssel geht vor.',
      'Zahlen stehen als JSON-Zahl oder als Text in deutscher, englischer oder französischer Schreibweise, auch mit Einheit: 81022, "81.022 km", "18 450,00 €".',
      'Weitere Schlüssel werden gespeichert.',
    ],
    required: 'Pflicht',
    alsoAs: 'auch',
    meanings: {
      vin: 'FIN: 17 Zeichen ohne I, O und Q',
      make: 'Marke',
      model: 'Modell',
      variant: 'Ausführung',
      bodyType:
        'Karosserie: Kleinwagen, Schrägheck, Limousine, Kombi, SUV, Van, Coupé, Cabrio, Pick-up, Kleinbus, Transporter oder Sonstige',
      firstRegistered: 'Erstzulassung: 2021-06-15 oder 15.06.2021, nicht in der Zukunft',
      mileageKm: 'Laufleistung in Kilometern',
      engineSizeCc: 'Hubraum in Kubikzentimetern',
      kw: 'Leistung: 150, "150 kW" oder "204 PS"',
      transmission: 'Getriebe: Schaltgetriebe, Automatik …',
      fuelType: 'Kraftstoff: Benzin, Diesel, Elektro, Hybrid, Plug-in-Hybrid …',
      colour: 'Farbe, wie der Hersteller sie nennt',
      doors: 'Türen: 5, "5-türig" oder "4/5"',
      steeringPosition: 'Lenkung: links oder rechts',
      seats: 'Sitzplätze',
      emissionClass: 'Emissionsklasse: Euro 5, Euro 6, Euro 6d-TEMP, Euro 6d …',
      co2GKm: 'CO₂-Ausstoß in g/km',
      consumptionLitres: 'Kraftstoffverbrauch in l/100 km, eine Nachkommastelle',
      consumptionKwh: 'Stromverbrauch in kWh/100 km, eine Nachkommastelle',
      batteryKwh: 'Batteriekapazität in kWh',
      batteryHealthPercent: 'Zustand der Batterie (SoH) in Prozent',
      rangeKm: 'Reichweite in km',
      towLoadKg: 'Anhängelast gebremst in kg',
      hsnTsn: 'Schlüsselnummern: 0603/BRW',
      interior: 'Innenausstattung, wie der Hersteller sie nennt',
      owners: 'Zahl der Vorbesitzer',
      keys: 'Zahl der Schlüssel',
      serviceBook: 'Serviceheft: vollständig, vorhanden, lückenhaft oder keines',
      nextInspection: 'nächste HU: 03/2027 oder 31.03.2027, höchstens zehn Jahre im Voraus',
      accidentFree: 'unfallfrei: ja oder nein',
      imported: 'Importfahrzeug: ja oder nein',
      locationPostalCode: 'Postleitzahl des Standorts',
      locationCountry: 'Land des Standorts: DE oder Deutschland',
      readyFrom: 'abholbereit ab: 2026-03-02 oder 02.03.2026',
      damages:
        'Schäden: Liste mit part (Bauteil), kind (Schaden), size (Größe, "4 cm"), estimate (Schätzung in Euro), photo (Name einer Bilddatei der Lieferung). Leere Liste: keine Schäden festgestellt',
      tyres:
        'Reifen: Liste mit axle (Achse: vorn oder hinten), side (Seite), season (Saison), mm (Profil), make (Hersteller)',
      paint: 'Lackmessung: Liste mit part (Bauteil), microns (Mikrometer)',
      inspection: 'Besichtigung: by (durch), on (am, nicht in der Zukunft)',
      priceNet: 'Nettopreis in Euro: 18450, 18450.5 oder "18.450,00 €"',
      currency: 'Währung: nur Euro (EUR, €), auch wenn die Angabe fehlt',
      vatScheme:
        'Besteuerung: nur Regelbesteuerung, auch wenn die Angabe fehlt. Differenzbesteuerte Fahrzeuge (§ 25a UStG) werden abgelehnt.',
    },
  },
  en: {
    title: 'The format of a delivery: one ZIP file for each vehicle',
    files: 'The files',
    fileRules: ({ uploadMb, entries, unpackedMb, megapixels }) => [
      'spec.json (required): the data of the vehicle as a JSON object in UTF-8. It is at the top level or in the one folder that holds everything.',
      'equipment.txt (optional): the equipment as text, beside spec.json, in UTF-8 or Windows-1252.',
      `Pictures (optional): JPEG, PNG, WebP, AVIF, GIF or TIFF of at most ${megapixels} megapixels, in any folder. They are ordered by file name, numbers by value. The picture named cover (such as cover.jpg) is the cover, otherwise the first one.`,
      'PDF (optional): documents such as appraisals or service records. Their file name becomes their title.',
      `At most ${uploadMb} MB for each ZIP file, ${entries} files in it and ${unpackedMb} MB unpacked. No password, no symbolic links.`,
      'Other files are left out and named in the message.',
      'A ZIP file with a mistake is refused as a whole. The message names every mistake.',
      'If the VIN exists and the vehicle is available, its data is replaced. A reserved or sold vehicle is not changed.',
    ],
    fields: 'The fields of spec.json',
    fieldRules: [
      'Each field has several keys. Upper and lower case are equal. The first key comes before the others.',
      'Numbers are JSON numbers or text in German, English or French notation, also with a unit: 81022, "81.022 km", "18 450,00 €".',
      'Other keys are kept.',
    ],
    required: 'required',
    alsoAs: 'also',
    meanings: {
      vin: 'VIN: 17 characters without I, O and Q',
      make: 'make',
      model: 'model',
      variant: 'variant',
      bodyType:
        'body: small car, hatchback, saloon, estate, SUV, MPV, coupé, convertible, pick-up, minibus, panel van or other',
      firstRegistered: 'first registration: 2021-06-15 or 15.06.2021, not in the future',
      mileageKm: 'mileage in kilometres',
      engineSizeCc: 'engine size in cubic centimetres',
      kw: 'power: 150, "150 kW" or "204 hp"',
      transmission: 'transmission: manual, automatic …',
      fuelType: 'fuel: petrol, diesel, electric, hybrid, plug-in hybrid …',
      colour: 'colour as the manufacturer names it',
      doors: 'doors: 5, "5 doors" or "4/5"',
      steeringPosition: 'steering position: left or right',
      seats: 'seats',
      emissionClass: 'emission class: Euro 5, Euro 6, Euro 6d-TEMP, Euro 6d …',
      co2GKm: 'CO₂ emissions in g/km',
      consumptionLitres: 'fuel consumption in l/100 km, one decimal',
      consumptionKwh: 'power consumption in kWh/100 km, one decimal',
      batteryKwh: 'battery capacity in kWh',
      batteryHealthPercent: 'state of health of the battery in percent',
      rangeKm: 'range in km',
      towLoadKg: 'braked towing load in kg',
      hsnTsn: 'German type key: 0603/BRW',
      interior: 'interior as the manufacturer names it',
      owners: 'number of previous owners',
      keys: 'number of keys',
      serviceBook: 'service record: complete, present, incomplete or none',
      nextInspection: 'next roadworthiness test (HU): 03/2027 or 31.03.2027, at most ten years ahead',
      accidentFree: 'accident-free: yes or no',
      imported: 'imported vehicle: yes or no',
      locationPostalCode: 'postal code of the location',
      locationCountry: 'country of the location: DE or Germany',
      readyFrom: 'ready from: 2026-03-02 or 02.03.2026',
      damages:
        'damages: a list with part, kind, size ("4 cm"), estimate (in euros), photo (name of a picture of the delivery). An empty list: no damages found',
      tyres: 'tyres: a list with axle (front or rear), side, season, mm (tread), make',
      paint: 'paint readings: a list with part, microns',
      inspection: 'inspection: by, on (not in the future)',
      priceNet: 'net price in euros: 18450, 18450.5 or "€18,450.00"',
      currency: 'currency: euros only (EUR, €), also where it is not given',
      vatScheme:
        'VAT scheme: regular only, also where it is not given. Vehicles under the margin scheme are refused.',
    },
  },
  fr: {
    title: 'Le format d’une livraison\u202f: un fichier ZIP par véhicule',
    files: 'Les fichiers',
    fileRules: ({ uploadMb, entries, unpackedMb, megapixels }) => [
      'spec.json (obligatoire)\u202f: les données du véhicule, un objet JSON en UTF-8. Il se trouve à la racine ou dans le seul dossier qui contient tout.',
      'equipment.txt (facultatif)\u202f: l’équipement sous forme de texte, à côté de spec.json, en UTF-8 ou Windows-1252.',
      `Photos (facultatives)\u202f: JPEG, PNG, WebP, AVIF, GIF ou TIFF de ${megapixels} mégapixels au plus, dans n’importe quel dossier. Leur ordre suit le nom du fichier, les nombres selon leur valeur. La photo nommée cover (par exemple cover.jpg) est la photo principale, sinon la première.`,
      'PDF (facultatifs)\u202f: documents tels qu’expertises ou carnets d’entretien. Le nom du fichier devient leur titre.',
      `Au plus ${uploadMb} Mo par fichier ZIP, ${entries} fichiers et ${unpackedMb} Mo décompressés. Sans mot de passe, sans lien symbolique.`,
      'Les autres fichiers sont laissés de côté et nommés dans le message.',
      'Un fichier ZIP avec une erreur est refusé en entier. Le message nomme chaque erreur.',
      'Si le VIN existe et que le véhicule est disponible, ses données sont remplacées. Un véhicule réservé ou vendu n’est pas modifié.',
    ],
    fields: 'Les champs de spec.json',
    fieldRules: [
      'Chaque champ a plusieurs clés. Majuscules et minuscules sont équivalentes. La première clé l’emporte.',
      'Les nombres sont des nombres JSON ou un texte en notation française, allemande ou anglaise, avec ou sans unité\u202f: 81022, "81.022 km", "18 450,00 €".',
      'Les autres clés sont conservées.',
    ],
    required: 'obligatoire',
    alsoAs: 'aussi',
    meanings: {
      vin: 'VIN\u202f: 17 caractères sans I, O ni Q',
      make: 'marque',
      model: 'modèle',
      variant: 'finition',
      bodyType:
        'carrosserie\u202f: citadine, compacte, berline, break, SUV, monospace, coupé, cabriolet, pick-up, minibus, utilitaire ou autre',
      firstRegistered: 'première immatriculation\u202f: 2021-06-15 ou 15.06.2021, pas dans le futur',
      mileageKm: 'kilométrage',
      engineSizeCc: 'cylindrée en centimètres cubes',
      kw: 'puissance\u202f: 150, "150 kW" ou "204 ch"',
      transmission: 'boîte de vitesses\u202f: manuelle, automatique…',
      fuelType: 'carburant\u202f: essence, diesel, électrique, hybride, hybride rechargeable…',
      colour: 'couleur, telle que le constructeur la nomme',
      doors: 'portes\u202f: 5, "5 portes" ou "4/5"',
      steeringPosition: 'volant\u202f: à gauche ou à droite',
      seats: 'nombre de places',
      emissionClass: 'norme Euro\u202f: Euro 5, Euro 6, Euro 6d-TEMP, Euro 6d…',
      co2GKm: 'émissions de CO₂ en g/km',
      consumptionLitres: 'consommation en l/100 km, une décimale',
      consumptionKwh: 'consommation électrique en kWh/100 km, une décimale',
      batteryKwh: 'capacité de la batterie en kWh',
      batteryHealthPercent: 'état de santé de la batterie en pour cent',
      rangeKm: 'autonomie en km',
      towLoadKg: 'charge remorquable freinée en kg',
      hsnTsn: 'clé de type allemande\u202f: 0603/BRW',
      interior: 'sellerie, telle que le constructeur la nomme',
      owners: 'nombre de propriétaires précédents',
      keys: 'nombre de clés',
      serviceBook: 'carnet d’entretien\u202f: complet, disponible, incomplet ou aucun',
      nextInspection:
        'prochain contrôle technique (HU)\u202f: 03/2027 ou 31.03.2027, au plus dix ans à l’avance',
      accidentFree: 'non accidenté\u202f: oui ou non',
      imported: 'véhicule importé\u202f: oui ou non',
      locationPostalCode: 'code postal du lieu',
      locationCountry: 'pays du lieu\u202f: DE ou Allemagne',
      readyFrom: 'disponible à partir du\u202f: 2026-03-02 ou 02.03.2026',
      damages:
        'dommages\u202f: une liste avec part (élément), kind (dommage), size (taille, "4 cm"), estimate (estimation en euros), photo (nom d’une image de la livraison). Liste vide\u202f: aucun dommage constaté',
      tyres:
        'pneus\u202f: une liste avec axle (essieu), side (côté), season (saison), mm (profondeur), make (marque)',
      paint: 'mesures de peinture\u202f: une liste avec part (élément), microns (micromètres)',
      inspection: 'inspection\u202f: by (par), on (le, pas dans le futur)',
      priceNet: 'prix net en euros\u202f: 18450, 18450.5 ou "18 450,00 €"',
      currency: 'devise\u202f: euro uniquement (EUR, €), aussi en l’absence d’indication',
      vatScheme:
        'régime de TVA\u202f: normal uniquement, aussi en l’absence d’indication. Les véhicules au régime de la marge sont refusés.',
    },
  },
};
