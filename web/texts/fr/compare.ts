import type { compare as german } from '../de/compare.ts';
import type { Translation } from '../messages.ts';

export const compare: Translation<typeof german> = {
  title: 'Comparaison',
  lead: 'Jusqu’à quatre véhicules côte à côte. Prix et statut suivent le stock.',
  table: 'Les véhicules comparés',
  fact: 'Information',
  empty: 'Aucun véhicule choisi',
  emptyHint: 'Dans le stock, choisissez jusqu’à quatre véhicules avec le symbole de la balance.',
  toInventory: 'Voir les véhicules en stock',
  print: 'Imprimer',
  remove: 'Retirer {name} de la comparaison',
  differs: 'différence',
  differsHint: 'Les lignes qui diffèrent sont mises en évidence.',
  notGiven: 'non indiqué',
  gone: 'Plus en stock',
  failed: 'Chargement impossible',
  priceNet: 'Prix HT',
  priceGross: 'Prix TTC',
  damages: 'Dommages, réparation HT',
  tread: 'Pneus, profil le plus bas',
  season: 'Pneus',
  paint: 'Épaisseur de peinture, maximum',
  pictures: 'Photos',
  documents: 'Documents',
  features: 'Équipements qui diffèrent',
  has: 'oui',
  notNamed: 'non mentionné',
  notNamedHint:
    'Un tiret signifie que le fournisseur ne le mentionne pas. Le véhicule peut tout de même l’avoir.',
  allHave: 'Tous ont\u202f: {names}',
  noneGives: 'Indiqué pour aucun\u202f: {names}',
};
