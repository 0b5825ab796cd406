import type { frame as german } from '../de/frame.ts';
import type { Translation } from '../messages.ts';

export const frame: Translation<typeof german> = {
  titles: {
    home: 'Véhicules de retour de leasing pour professionnels',
    auth: 'Connexion ou inscription',
    inventory: 'Véhicules en stock',
    cart: 'Votre sélection de véhicules',
    orders: 'Commandes',
    reservations: 'Mes réservations',
    dashboard: 'Tableau de bord',
    admin: 'Administration',
  },
  descriptions: {
    home: 'Véhicules de retour de leasing contrôlés, à prix fixe, pour les professionnels de l’automobile : documentation complète, réservation immédiate, sans enchères.',
    inventory:
      'Véhicules de retour de leasing à prix fixe : filtrez par marque, prix, kilométrage et équipement, consultez photos et documents, réservez aussitôt.',
    vehicle: 'À prix fixe pour les professionnels de l’automobile, avec photos et documents.',
    preview: 'Véhicules de retour de leasing à prix fixe pour les professionnels',
  },
  skip: 'Aller au contenu',
  toHome: 'retour à l’accueil',
  mainNavigation: 'Navigation principale',
  nav: {
    inventory: 'Stock',
    dashboard: 'Tableau de bord',
    orders: 'Commandes',
    admin: 'Administration',
    cart: 'Sélection',
    cartCount: '{count, plural, one {véhicule} other {véhicules}}',
  },
  account: {
    menu: 'Compte',
    login: 'Se connecter',
    logout: 'Se déconnecter',
    pending: 'Validation en attente',
  },
  menu: { open: 'Ouvrir le menu', close: 'Fermer le menu', title: 'Menu' },
  language: { label: 'Langue', de: 'Deutsch', en: 'English', fr: 'Français' },
  theme: { label: 'Affichage', light: 'Clair', dark: 'Sombre', system: 'Système' },
  banner: {
    pending: 'Votre compte est en cours de validation. D’ici là, certaines fonctions sont limitées.',
    suspended: 'Votre compte est suspendu. Certaines fonctions sont limitées.',
    details: 'Voir les détails',
  },
  footer: {
    contact: 'Contact',
    quickLinks: 'Accès rapide',
    inventory: 'Véhicules en stock',
    reservations: 'Mes réservations',
    orders: 'Commandes',
    rights: '© {year} {company}',
    business: 'Vente réservée aux professionnels de l’automobile. Prix nets, hors TVA de {vat} %.',
  },
  offline:
    'Vous êtes hors ligne. Les informations affichées peuvent ne plus être à jour ; les modifications seront possibles dès que la connexion sera rétablie.',
  logout: {
    done: 'Déconnexion effectuée',
    doneText: 'Vous avez bien été déconnecté.',
    failed: 'Échec de la déconnexion',
  },
  denied: {
    title: 'Accès refusé',
    text: 'Cet espace est réservé à l’administration.',
    home: 'Retour à l’accueil',
  },
  notFound: {
    title: '404 – Page introuvable',
    text: 'Cette page n’existe pas ou n’existe plus.',
    inventory: 'Voir les véhicules',
    home: 'Retour à l’accueil',
  },
  error: { title: 'Cela n’a pas fonctionné', retry: 'Réessayer' },
  close: 'Fermer',
  cancel: 'Annuler',
  pages: { label: 'Pages', previous: 'Page précédente', next: 'Page suivante', page: 'Page {number}' },
  loading: 'Chargement',
  notifications: 'Notifications',
};
