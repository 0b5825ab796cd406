import type { addresses as german } from '../de/addresses.ts';
import type { Translation } from '../messages.ts';

export const addresses: Translation<typeof german> = {
  add: 'Ajouter une adresse de livraison',
  edit: 'Modifier l’adresse de livraison',
  name: 'Nom de la société, de la succursale ou du dépôt',
  street: 'Rue et numéro',
  postalCode: 'Code postal',
  city: 'Ville',
  country: 'Pays',
  save: 'Enregistrer l’adresse',
  saved: 'Adresse de livraison enregistrée',
  full: 'Votre compte ne peut pas contenir d’autres adresses de livraison. Supprimez-en d’abord une.',
  remove: {
    title: 'Supprimer l’adresse de livraison «\u202f{name}\u202f»\u202f?',
    consequence: 'Les commandes livrées à cette adresse la conservent.',
    confirm: 'Supprimer l’adresse',
    keep: 'Garder l’adresse',
    done: 'Adresse de livraison supprimée',
    failed: 'Adresse de livraison non supprimée',
  },
};
