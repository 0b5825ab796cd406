import { PASSWORD_RESET_MINUTES } from '../../contract/account-figures.ts';
import type { Locale } from '../../contract/constants.ts';
import type { MailWords } from './words.ts';

/** The mails with which one admin lets another set a password, in all languages. */
export const access: Record<Locale, Pick<MailWords['toDealer'], 'adminInvited' | 'adminReset'>> = {
  de: {
    adminInvited: () => ({
      subject: 'Ihr Zugang zur Verwaltung',
      opening: [
        `für Sie wurde ein Zugang zur Verwaltung eingerichtet. Über den Link legen Sie Ihr Passwort fest; er gilt ${PASSWORD_RESET_MINUTES} Minuten und nur einmal. Danach melden Sie sich mit dieser E-Mail-Adresse an.`,
      ],
      closing: ['Der Link ist abgelaufen? Fordern Sie auf der Seite der Anmeldung ein neues Passwort an.'],
      button: 'Passwort festlegen',
    }),
    adminReset: () => ({
      subject: 'Ihr Zugang zur Verwaltung wurde zurückgesetzt',
      opening: [
        `jemand aus der Verwaltung hat Ihren Zugang zurückgesetzt. Ihr Passwort gilt nicht mehr, alle Sitzungen sind beendet. Über den Link legen Sie ein neues Passwort fest; er gilt ${PASSWORD_RESET_MINUTES} Minuten und nur einmal.`,
      ],
      closing: ['Sie wissen nichts davon? Dann rufen Sie bitte gleich Ihre Kollegen in der Verwaltung an.'],
      button: 'Neues Passwort festlegen',
    }),
  },
  en: {
    adminInvited: () => ({
      subject: 'Your access to the administration',
      opening: [
        `An access to the administration was set up for you. Follow the link to set your password; the link works once, within ${PASSWORD_RESET_MINUTES} minutes. After that, log in with this email address.`,
      ],
      closing: ['The link has expired? Request a new password on the login page.'],
      button: 'Set the password',
    }),
    adminReset: () => ({
      subject: 'Your access to the administration was reset',
      opening: [
        `An administrator has reset your access. Your password no longer works, and all sessions have ended. Follow the link to set a new password; the link works once, within ${PASSWORD_RESET_MINUTES} minutes.`,
      ],
      closing: [
        'You know nothing about this? Then please call your colleagues in the administration at once.',
      ],
      button: 'Set a new password',
    }),
  },
  fr: {
    adminInvited: () => ({
      subject: 'Votre accès à l’administration',
      opening: [
        `Un accès à l’administration a été créé pour vous. Le lien vous permet de définir votre mot de passe ; il ne sert qu’une fois, dans les ${PASSWORD_RESET_MINUTES} minutes. Connectez-vous ensuite avec cette adresse e-mail.`,
      ],
      closing: ['Le lien a expiré ? Demandez un nouveau mot de passe sur la page de connexion.'],
      button: 'Définir le mot de passe',
    }),
    adminReset: () => ({
      subject: 'Votre accès à l’administration a été réinitialisé',
      opening: [
        `Un administrateur a réinitialisé votre accès. Votre mot de passe n’est plus valable, toutes les sessions sont terminées. Le lien vous permet de définir un nouveau mot de passe ; il ne sert qu’une fois, dans les ${PASSWORD_RESET_MINUTES} minutes.`,
      ],
      closing: ['Vous n’êtes au courant de rien ? Appelez aussitôt vos collègues de l’administration.'],
      button: 'Définir un nouveau mot de passe',
    }),
  },
};
