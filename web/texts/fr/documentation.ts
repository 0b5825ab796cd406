import type { documentation as german } from '../de/documentation.ts';
import type { Translation } from '../messages.ts';

export const documentation: Translation<typeof german> = {
  title: 'Documentation',
  description:
    'Aide aux revendeurs : compte et validation, véhicules en stock, réservations, commandes, paiement, livraison et assistance.',
  lead: 'Comment rechercher, acheter, payer et obtenir de l’aide sur le portail.',
  contents: 'Sommaire',
  search: 'Rechercher dans la documentation',
  found: '{hits, plural, =0 {Aucun résultat.} one {# résultat} other {# résultats}}',
  foundIn: '{sections, plural, one {dans # rubrique} other {dans # rubriques}}',
  nothingHint: 'Essayez un autre mot ou <contact>écrivez-nous</contact>.',
  openAll: 'Tout déplier',
  closeAll: 'Tout replier',
};
