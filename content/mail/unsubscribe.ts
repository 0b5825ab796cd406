import type { Locale } from '../../contract/constants.ts';

export interface UnsubscribeWords {
  title: string;
  question: string;
  button: string;
  done: string;
  invalid: string;
  /** The link to the page where the reader chooses their mails. */
  account: string;
}

/** The page that ends the mails about watched vehicles. */
export const unsubscribe: Record<Locale, UnsubscribeWords> = {
  de: {
    title: 'E-Mails zu beobachteten Fahrzeugen',
    question: 'Möchten Sie keine E-Mails mehr zu Ihren beobachteten Fahrzeugen erhalten?',
    button: 'E-Mails abbestellen',
    done: 'Sie erhalten keine E-Mails mehr zu Ihren beobachteten Fahrzeugen. Ihre Beobachtungsliste bleibt, wie sie ist.',
    invalid: 'Dieser Link gilt nicht. In Ihrem Konto stellen Sie ein, welche E-Mails Sie erhalten.',
    account: 'Zum Konto',
  },
  en: {
    title: 'Emails about watched vehicles',
    question: 'Do you want to stop the emails about the vehicles that you watch?',
    button: 'Stop these emails',
    done: 'You will get no more emails about the vehicles that you watch. Your watch list stays as it is.',
    invalid: 'This link is not valid. You can choose in your account which emails you get.',
    account: 'To your account',
  },
  fr: {
    title: 'E-mails sur les véhicules suivis',
    question: 'Souhaitez-vous ne plus recevoir d’e-mails sur les véhicules que vous suivez\u202f?',
    button: 'Ne plus recevoir ces e-mails',
    done: 'Vous ne recevrez plus d’e-mails sur les véhicules que vous suivez. Votre liste de suivi reste inchangée.',
    invalid: 'Ce lien n’est pas valable. Vous choisissez dans votre compte les e-mails que vous recevez.',
    account: 'Accéder à votre compte',
  },
};

/** The page that ends the mails of a saved search. */
export const pauseSearch: Record<Locale, UnsubscribeWords> = {
  de: {
    title: 'E-Mails zu einer gespeicherten Suche',
    question: 'Möchten Sie keine E-Mails mehr zu dieser gespeicherten Suche erhalten?',
    button: 'Suche pausieren',
    done: 'Die Suche ist pausiert, Sie erhalten dazu keine E-Mails mehr. Sie können sie jederzeit fortsetzen oder löschen.',
    invalid: 'Dieser Link gilt nicht mehr. Ihre gespeicherten Suchen finden Sie im Portal.',
    account: 'Zu den gespeicherten Suchen',
  },
  en: {
    title: 'Emails about a saved search',
    question: 'Do you want to stop the emails about this saved search?',
    button: 'Pause the search',
    done: 'The search is paused, and you get no more emails about it. You can resume or delete it at any time.',
    invalid: 'This link is no longer valid. You find your saved searches in the portal.',
    account: 'To your saved searches',
  },
  fr: {
    title: 'E-mails sur une recherche enregistrée',
    question: 'Souhaitez-vous ne plus recevoir d’e-mails sur cette recherche enregistrée\u202f?',
    button: 'Suspendre la recherche',
    done: 'La recherche est suspendue, vous ne recevrez plus d’e-mails à son sujet. Vous pouvez la reprendre ou la supprimer à tout moment.',
    invalid: 'Ce lien n’est plus valable. Vos recherches enregistrées se trouvent sur le portail.',
    account: 'Voir vos recherches enregistrées',
  },
};
