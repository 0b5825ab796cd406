import type { cookies as german } from '../de/cookies.ts';
import type { Translation } from '../messages.ts';

export const cookies: Translation<typeof german> = {
  title: 'Paramètres des cookies',
  description:
    'Ce que ce portail enregistre ou non dans votre navigateur : le strict nécessaire, ni statistiques, ni publicité, ni services tiers.',
  lead: 'Ce portail n’enregistre que ce qui lui est nécessaire : le cookie de votre connexion, la langue et l’affichage, votre sélection de véhicules, votre comparaison et ce que vous avez commencé. Il n’utilise ni statistiques, ni publicité, ni services tiers. Vos choix sur cette page n’y changent rien ; ils ne sont ni enregistrés ni transmis.',
  details: 'Pour en savoir plus, consultez la <policy>politique de confidentialité</policy>.',
  legend: 'Catégories de cookies',
  necessary: {
    label: 'Nécessaires',
    text: 'Connexion, sélection de véhicules et saisies en cours. Toujours actifs.',
  },
  functional: {
    label: 'Fonctionnels',
    text: 'Retiennent la langue et l’affichage lorsque vous les modifiez.',
  },
  analytics: {
    label: 'Statistiques',
    text: 'Comptent les visites et les clics. Non utilisés sur ce portail.',
  },
  marketing: {
    label: 'Marketing',
    text: 'Affichent des publicités ciblées. Non utilisés sur ce portail.',
  },
  rejectAll: 'Tout refuser',
  acceptAll: 'Tout accepter',
  save: 'Enregistrer les préférences',
  saved: 'Préférences enregistrées',
};
