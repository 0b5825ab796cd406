import type { filters as german } from '../de/filters.ts';
import type { Translation } from '../messages.ts';
import { factWords } from './facts.ts';
import { inventory } from './inventory.ts';

export const filters: Translation<typeof german> = {
  ...inventory.filters,
  /** Where nothing matches. */
  none: {
    empty: 'Aucun véhicule trouvé',
    notWith:
      '{count, plural, one {Aucun de ces véhicules ne correspond au mot «\u202f{words}\u202f».} other {Aucun de ces véhicules ne correspond aux mots «\u202f{words}\u202f».}}',
    showNearest:
      '{count, plural, one {Afficher {shown} véhicule pour «\u202f{words}\u202f»} other {Afficher {shown} véhicules pour «\u202f{words}\u202f»}}',
    showRest:
      '{count, plural, one {Afficher {shown} véhicule sans la recherche} other {Afficher {shown} véhicules sans la recherche}}',
    withoutOne:
      '{count, plural, one {Sans ce filtre, il y a des véhicules.} other {Sans l’un de ces filtres, il y a des véhicules.}}',
    withoutSeveral: 'Retirer un seul filtre ne suffit pas. Retirez-en plusieurs.',
    noStock: 'Il n’y a aucun véhicule ici pour le moment.',
    without: 'Retirer {filter}\u202f: {count, plural, one {{shown} véhicule} other {{shown} véhicules}}',
    withoutAll:
      'Retirer tous les filtres\u202f: {count, plural, one {{shown} véhicule} other {{shown} véhicules}}',
  },
  reset: 'Réinitialiser',
  show: '{count, plural, =0 {Aucun véhicule} one {Afficher {shown} véhicule} other {Afficher {shown} véhicules}}',
  quoted: '«\u202f{words}\u202f»',
  price: 'Prix HT en\u00a0€',
  fromPrice: 'à partir de {price}\u00a0€',
  mileage: 'Kilométrage en\u00a0km',
  fromMileage: 'à partir de {km}\u00a0km',
  firstRegistered: 'Première mise en circulation',
  registeredFrom: 'MEC à partir du {day}',
  registeredTo: 'MEC jusqu’au {day}',
  registeredIn: 'Immatriculé en {year}',
  kw: 'Puissance en\u00a0kW',
  kwFrom: 'à partir de {kw}\u00a0kW',
  kwTo: 'jusqu’à {kw}\u00a0kW',
  feature: 'Équipement',
  everyFeature: 'Uniquement les véhicules qui ont tout',
  doors: 'Portes',
  doorsCount: '{count}\u00a0portes',
  bodyType: 'Carrosserie',
  fuelType: 'Énergie',
  transmission: 'Boîte de vitesses',
  colour: 'Couleur',
  status: 'Statut',
  anyStatus: 'Sans choix\u202f: disponibles et réservés',
  documents: 'Documents',
  seats: 'Places',
  seatsCount: '{count}\u00a0places',
  emissionClass: 'Norme Euro',
  locationCountry: 'Lieu',
  serviceBook: 'Carnet d’entretien',
  serviceBookIs: 'carnet d’entretien {book}',
  accidentFreeTitle: 'Accidents',
  accidentFree: 'Non accidenté',
  notAccidentFree: 'Accidenté',
  nextInspectionFrom: 'Contrôle (HU) valable au moins jusqu’au',
  inspectionFrom: 'contrôle valable au moins jusqu’au {day}',
  towLoadMin: 'Charge remorquable à partir de, en\u00a0kg',
  towLoadFrom: 'charge remorquable dès {kg}\u00a0kg',
  rangeMin: 'Autonomie électrique à partir de, en\u00a0km',
  rangeFrom: 'autonomie dès {km}\u00a0km',
  ownersMax: 'Propriétaires précédents au plus',
  ownersUpTo:
    '{count, plural, one {{count} propriétaire précédent au plus} other {{count} propriétaires précédents au plus}}',
  damagesMax: 'Dommages jusqu’à',
  anyDamages: 'Sans limite',
  damagesUpTo: 'dommages jusqu’à {price}\u00a0€',
  hasDocuments: 'Avec documents',
  hasNoDocuments: 'Sans documents',
  hidden: 'Véhicules masqués',
  hiddenNot: 'Ne pas afficher',
  hiddenOnly: 'Masqués uniquement',
  hiddenToo: 'Masqués inclus',
  country: factWords.country,
  serviceBooks: factWords.serviceBook,
};
