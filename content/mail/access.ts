import { PASSWORD_RESET_MINUTES } from '../../contract/account-figures.ts';
import { INVITATION_DAYS } from '../../contract/company.ts';
import type { Locale } from '../../contract/constants.ts';
import type { MailWords } from './words.ts';

/** The mails about passwords and the access of admins and colleagues, in all languages. */
export const access: Record<
  Locale,
  Pick<
    MailWords['toDealer'],
    | 'passwordReset'
    | 'adminInvited'
    | 'colleagueInvited'
    | 'adminReset'
    | 'passwordChanged'
    | 'newNetwork'
    | 'secondFactorOn'
    | 'secondFactorOff'
  >
> = {
  de: {
    passwordReset: () => ({
      subject: 'Neues Passwort festlegen',
      opening: [
        `für Ihr Konto wurde ein neues Passwort angefordert. Über den Link legen Sie es fest; er gilt ${PASSWORD_RESET_MINUTES} Minuten und nur einmal.`,
      ],
      closing: [
        'Sie haben das nicht angefordert? Dann brauchen Sie nichts zu tun: Ihr bisheriges Passwort gilt weiter.',
      ],
      button: 'Neues Passwort festlegen',
    }),
    adminInvited: () => ({
      subject: 'Ihr Zugang zur Verwaltung',
      opening: [
        `für Sie wurde ein Zugang zur Verwaltung eingerichtet. Über den Link legen Sie Ihr Passwort fest; er gilt ${PASSWORD_RESET_MINUTES} Minuten und nur einmal. Danach melden Sie sich mit dieser E-Mail-Adresse an.`,
      ],
      closing: ['Der Link ist abgelaufen? Fordern Sie auf der Seite der Anmeldung ein neues Passwort an.'],
      button: 'Passwort festlegen',
    }),
    colleagueInvited: ({ companyName }) => ({
      subject: 'Ihr Zugang für den Fahrzeugkauf',
      opening: [
        `die Firma ${companyName} hat für Sie einen Zugang zu diesem Portal eingerichtet. Über den Link legen Sie Ihr Passwort fest; er gilt ${INVITATION_DAYS} Tage. Danach melden Sie sich mit dieser E-Mail-Adresse an.`,
      ],
      closing: ['Sie kennen diese Firma nicht? Dann brauchen Sie nichts zu tun.'],
      button: 'Passwort festlegen',
    }),
    adminReset: () => ({
      subject: 'Ihr Zugang zur Verwaltung wurde zurückgesetzt',
      opening: [
        `jemand aus der Verwaltung hat Ihren Zugang zurückgesetzt. Ihr Passwort und Ihr zweiter Faktor gelten nicht mehr, alle Sitzungen sind beendet. Über den Link legen Sie ein neues Passwort fest; er gilt ${PASSWORD_RESET_MINUTES} Minuten und nur einmal.`,
      ],
      closing: ['Sie wissen nichts davon? Dann rufen Sie bitte gleich Ihre Kollegen in der Verwaltung an.'],
      button: 'Neues Passwort festlegen',
    }),
    passwordChanged: () => ({
      subject: 'Ihr Passwort wurde geändert',
      opening: [
        'das Passwort Ihres Kontos wurde gerade geändert. Auf allen anderen Geräten sind Sie jetzt abgemeldet.',
      ],
      closing: [
        'Sie waren das nicht? Dann legen Sie bitte sofort ein neues Passwort fest und rufen Sie uns an.',
      ],
      button: 'Neues Passwort festlegen',
    }),
    newNetwork: () => ({
      subject: 'Anmeldung aus einem neuen Netz',
      opening: [
        'an Ihrem Zugang zur Verwaltung hat sich gerade jemand aus einem Netz angemeldet, aus dem Sie sich bisher nicht angemeldet haben.',
      ],
      closing: [
        'Waren Sie das selbst, brauchen Sie nichts zu tun. Waren Sie es nicht, beenden Sie bitte sofort die Sitzung in Ihrem Konto, ändern Sie Ihr Passwort und rufen Sie Ihre Kollegen in der Verwaltung an.',
      ],
      button: 'Sitzungen ansehen',
    }),
    secondFactorOn: () => ({
      subject: 'Zweiter Faktor eingeschaltet',
      opening: [
        'für Ihren Zugang zur Verwaltung wurde gerade ein zweiter Faktor eingerichtet. Bei der Anmeldung brauchen Sie jetzt auch einen Code aus Ihrer App. Auf allen anderen Geräten sind Sie abgemeldet.',
      ],
      closing: [
        'Sie waren das nicht? Dann lassen Sie Ihren Zugang bitte sofort von Ihren Kollegen in der Verwaltung zurücksetzen.',
      ],
      button: 'Mein Konto öffnen',
    }),
    secondFactorOff: () => ({
      subject: 'Zweiter Faktor ausgeschaltet',
      opening: [
        'der zweite Faktor Ihres Zugangs zur Verwaltung wurde gerade ausgeschaltet. Für die Anmeldung genügt jetzt Ihr Passwort.',
      ],
      closing: [
        'Sie waren das nicht? Dann ändern Sie bitte sofort Ihr Passwort und rufen Sie Ihre Kollegen in der Verwaltung an.',
      ],
      button: 'Mein Konto öffnen',
    }),
  },
  en: {
    passwordReset: () => ({
      subject: 'Set a new password',
      opening: [
        `Somebody requested a new password for your account. Follow the link to set it; the link works once, within ${PASSWORD_RESET_MINUTES} minutes.`,
      ],
      closing: ['You did not request this? Then there is nothing to do: your current password still works.'],
      button: 'Set a new password',
    }),
    adminInvited: () => ({
      subject: 'Your access to the administration',
      opening: [
        `Access to the administration was set up for you. Follow the link to set your password; the link works once, within ${PASSWORD_RESET_MINUTES} minutes. After that, log in with this email address.`,
      ],
      closing: ['The link has expired? Request a new password on the login page.'],
      button: 'Set the password',
    }),
    colleagueInvited: ({ companyName }) => ({
      subject: 'Your access for buying vehicles',
      opening: [
        `${companyName} has set up access to this portal for you. Follow the link to set your password; it works for ${INVITATION_DAYS} days. After that, log in with this email address.`,
      ],
      closing: ['You do not know this company? Then there is nothing for you to do.'],
      button: 'Set password',
    }),
    adminReset: () => ({
      subject: 'Your access to the administration was reset',
      opening: [
        `An administrator has reset your access. Your password and your second factor no longer work, and all sessions have ended. Follow the link to set a new password; the link works once, within ${PASSWORD_RESET_MINUTES} minutes.`,
      ],
      closing: [
        'You know nothing about this? Then please call your colleagues in the administration at once.',
      ],
      button: 'Set a new password',
    }),
    passwordChanged: () => ({
      subject: 'Your password has been changed',
      opening: [
        'The password of your account has just been changed. You are now logged out on all other devices.',
      ],
      closing: ['This was not you? Then please set a new password at once and call us.'],
      button: 'Set a new password',
    }),
    newNetwork: () => ({
      subject: 'Login from a new network',
      opening: [
        'Somebody has just logged in to your account in the administration from a network that you have not used before.',
      ],
      closing: [
        'If this was you, there is nothing to do. If it was not, please end the session in your account at once, change your password and call your colleagues.',
      ],
      button: 'View the sessions',
    }),
    secondFactorOn: () => ({
      subject: 'Second factor turned on',
      opening: [
        'A second factor was just set up for your access to the administration. To log in you now also need a code from your app. You are logged out on all other devices.',
      ],
      closing: ['This was not you? Then please have your access reset by your colleagues at once.'],
      button: 'Open my account',
    }),
    secondFactorOff: () => ({
      subject: 'Second factor turned off',
      opening: [
        'The second factor of your access to the administration was just turned off. Your password alone is now enough to log in.',
      ],
      closing: ['This was not you? Then please change your password at once and call your colleagues.'],
      button: 'Open my account',
    }),
  },
  fr: {
    passwordReset: () => ({
      subject: 'Définir un nouveau mot de passe',
      opening: [
        `Un nouveau mot de passe a été demandé pour votre compte. Le lien vous permet de le définir ; il ne sert qu’une fois, dans les ${PASSWORD_RESET_MINUTES} minutes.`,
      ],
      closing: [
        'Vous n’êtes pas à l’origine de cette demande ? Vous n’avez rien à faire : votre mot de passe actuel reste valable.',
      ],
      button: 'Définir un nouveau mot de passe',
    }),
    adminInvited: () => ({
      subject: 'Votre accès à l’administration',
      opening: [
        `Un accès à l’administration a été créé pour vous. Le lien vous permet de définir votre mot de passe ; il ne sert qu’une fois, dans les ${PASSWORD_RESET_MINUTES} minutes. Connectez-vous ensuite avec cette adresse e-mail.`,
      ],
      closing: ['Le lien a expiré ? Demandez un nouveau mot de passe sur la page de connexion.'],
      button: 'Définir le mot de passe',
    }),
    colleagueInvited: ({ companyName }) => ({
      subject: 'Votre accès pour l’achat de véhicules',
      opening: [
        `${companyName} vous a ouvert un accès à ce portail. Suivez le lien pour définir votre mot de passe ; il est valable ${INVITATION_DAYS} jours. Connectez-vous ensuite avec cette adresse e-mail.`,
      ],
      closing: ['Vous ne connaissez pas cette société ? Vous n’avez rien à faire.'],
      button: 'Définir le mot de passe',
    }),
    adminReset: () => ({
      subject: 'Votre accès à l’administration a été réinitialisé',
      opening: [
        `Un administrateur a réinitialisé votre accès. Votre mot de passe et votre second facteur ne sont plus valables, toutes les sessions sont terminées. Le lien vous permet de définir un nouveau mot de passe ; il ne sert qu’une fois, dans les ${PASSWORD_RESET_MINUTES} minutes.`,
      ],
      closing: ['Vous n’êtes au courant de rien ? Appelez aussitôt vos collègues de l’administration.'],
      button: 'Définir un nouveau mot de passe',
    }),
    passwordChanged: () => ({
      subject: 'Votre mot de passe a été modifié',
      opening: [
        'Le mot de passe de votre compte vient d’être modifié. Vous êtes maintenant déconnecté de tous les autres appareils.',
      ],
      closing: ['Ce n’était pas vous ? Définissez aussitôt un nouveau mot de passe et appelez-nous.'],
      button: 'Définir un nouveau mot de passe',
    }),
    newNetwork: () => ({
      subject: 'Connexion depuis un nouveau réseau',
      opening: [
        'Quelqu’un vient de se connecter à votre accès à l’administration depuis un réseau que vous n’aviez pas encore utilisé.',
      ],
      closing: [
        'Si c’était vous, vous n’avez rien à faire. Sinon, fermez aussitôt la session dans votre compte, modifiez votre mot de passe et appelez vos collègues de l’administration.',
      ],
      button: 'Voir les sessions',
    }),
    secondFactorOn: () => ({
      subject: 'Second facteur activé',
      opening: [
        'Un second facteur vient d’être configuré pour votre accès à l’administration. Pour vous connecter, il vous faut désormais aussi un code de votre application. Vous êtes déconnecté de tous les autres appareils.',
      ],
      closing: [
        'Ce n’était pas vous ? Faites aussitôt réinitialiser votre accès par vos collègues de l’administration.',
      ],
      button: 'Ouvrir mon compte',
    }),
    secondFactorOff: () => ({
      subject: 'Second facteur désactivé',
      opening: [
        'Le second facteur de votre accès à l’administration vient d’être désactivé. Votre mot de passe suffit désormais pour vous connecter.',
      ],
      closing: [
        'Ce n’était pas vous ? Modifiez aussitôt votre mot de passe et appelez vos collègues de l’administration.',
      ],
      button: 'Ouvrir mon compte',
    }),
  },
};

/** The labels of a sign-in. */
export const signIn: Record<Locale, Pick<MailWords['labels'], 'signedInAt' | 'browser' | 'network'>> = {
  de: { signedInAt: 'Zeitpunkt', browser: 'Browser', network: 'Netz (erste Hälfte der IP-Adresse)' },
  en: { signedInAt: 'Time', browser: 'Browser', network: 'Network (first half of the IP address)' },
  fr: {
    signedInAt: 'Date et heure',
    browser: 'Navigateur',
    network: 'Réseau (première moitié de l’adresse IP)',
  },
};
