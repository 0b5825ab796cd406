import type { watchlist as german } from '../de/watchlist.ts';
import type { Translation } from '../messages.ts';

export const watchlist: Translation<typeof german> = {
  title: 'Liste de suivi',
  lead: 'Les véhicules dont vous suivez le prix et le statut.',
  failed: 'Impossible de charger votre liste de suivi',
  empty: 'Vous ne suivez encore aucun véhicule',
  emptyHint: 'Touchez le cœur dans le stock ou sur la page d’un véhicule.',
  toInventory: 'Voir les véhicules',
  registered: 'MEC {month}',
  net: '{price} HT',
  lower: '{amount} de moins depuis le {day}',
  same: 'Prix inchangé depuis le {day}',
  higher: '{amount} de plus depuis le {day}',
  add: 'Ajouter à la sélection',
  added: 'Ajouté à votre sélection',
  inCart: 'Dans votre sélection',
  toCart: 'Voir la sélection',
  full: 'Votre sélection est complète',
  removed: 'Vous ne suivez plus {name}',
  undo: 'Suivre à nouveau',
  mails: {
    title: 'E-mails sur les véhicules suivis',
    label: 'Notification',
    hint: 'En cas de nouveau prix, si le véhicule n’est plus disponible ou s’il le redevient.',
    OFF: 'Aucun e-mail',
    DAILY: 'Une fois par jour, à {hour}\u00a0h',
    AT_ONCE: 'Immédiatement',
    saved: 'Réglage enregistré',
    failed: 'Réglage non enregistré',
  },
};
