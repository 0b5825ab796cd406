import type { Locale } from '../../contract/constants.ts';

interface UnsubscribeWords {
  title: string;
  question: string;
  button: string;
  done: string;
  invalid: string;
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
