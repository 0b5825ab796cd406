import { adminAdmins } from './admin-admins.ts';
import { adminMails } from './admin-mails.ts';
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
    mails: 'E-mails',
    history: 'Historique',
    admins: 'Administrateurs',
  },
  palette: {
    title: 'Recherche dans l’administration',
    open: 'Rechercher',
    keys: 'Ctrl K',
    field: 'Numéro, VIN, véhicule, revendeur, e-mail ou action',
    searching: 'Recherche en cours…',
    none: 'Aucun résultat',
    portal: 'Vers le stock des revendeurs',
    groups: {
      recent: 'Ouverts récemment',
      order: 'Commandes',
      invoice: 'Factures',
      vehicle: 'Véhicules',
      dealer: 'Revendeurs',
      section: 'Rubriques',
      action: 'Actions',
    },
  },
  keys: {
    title: 'Touches dans les listes',
    next: 'Ligne suivante',
    previous: 'Ligne précédente',
    open: 'Ouvrir la ligne',
    close: 'Fermer la ligne',
    select: 'Sélectionner la ligne',
    search: 'Tout rechercher',
    help: 'Cet aperçu',
    enter: 'Entrée',
    escape: 'Échap',
    ctrl: 'Ctrl',
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
  mails: adminMails,
  admins: adminAdmins,
};
