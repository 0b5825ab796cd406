import type { admin as german } from '../de/admin.ts';
import type { Translation } from '../messages.ts';

export const admin: Translation<typeof german> = {
  sections: {
    label: 'Rubriques de l’administration',
    dashboard: 'Tableau de bord',
    vehicles: 'Véhicules',
    reservations: 'Réservations',
    orders: 'Commandes',
    invoices: 'Factures',
    upload: 'Importation',
    users: 'Revendeurs',
  },
  waiting: '{count} à faire',
  failed: { delete: 'Échec de la suppression', update: 'Échec de la modification' },
  sessionEnded:
    'Votre session a expiré. Veuillez <login>vous connecter dans un nouvel onglet</login>, puis enregistrer à nouveau. Vos saisies restent ici.',
  denied: {
    title: 'Accès refusé',
    text: 'Cet espace est réservé à l’administration.',
    home: 'Retour à l’accueil',
  },
  filters: {
    title: 'Filtrer la liste',
    apply: 'Appliquer les filtres',
    allStatuses: 'Tous les statuts',
    sort: 'Tri',
    reset: 'Réinitialiser les filtres',
  },
};
