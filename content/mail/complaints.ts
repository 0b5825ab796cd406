import type { AnswerState, DefectTerm } from '../../contract/complaint-rules.ts';
import {
  DEFECT_NOTICE_HOURS,
  HIDDEN_DEFECT_MAX_DAYS,
  type Locale,
  OBVIOUS_DEFECT_HOURS,
  SUPPORT_REPLY_HOURS,
} from '../../contract/constants.ts';
import type { ComplaintVariables, MailSentences, OrderVariables } from './phrases.ts';

interface ComplaintWords {
  toDealer: {
    complaintOpened: (variables: ComplaintVariables) => MailSentences;
    complaintAnswered: (variables: OrderVariables & { state: AnswerState }) => MailSentences;
  };
  toProvider: { complaintOpened: (variables: ComplaintVariables) => MailSentences };
  heading: string;
  labels: {
    reportedAt: string;
    reportedBy: string;
    mileageRead: string;
    photos: string;
    late: string;
    lateTerm: Record<DefectTerm, string>;
  };
}

/** The mails about complaints. */
export const complaints: Record<Locale, ComplaintWords> = {
  de: {
    toDealer: {
      complaintOpened: ({ number, reportedAt }) => ({
        subject: `Ihre Reklamation zur Bestellung ${number} ist eingegangen`,
        opening: [
          `wir haben Ihre Reklamation zur Bestellung ${number} am ${reportedAt} erhalten. Sie gilt als Ihre Meldung per E-Mail; schreiben Sie uns bitte nicht noch einmal.`,
          `Wir antworten Ihnen innerhalb von ${SUPPORT_REPLY_HOURS} Stunden. Bitte lassen Sie das Fahrzeug bis dahin stehen und nichts reparieren.`,
        ],
        button: 'Bestellung ansehen',
      }),
      complaintAnswered: ({ number, state }) => ({
        subject: `Reklamation zur Bestellung ${number}: ${{ ACCEPTED: 'anerkannt', DECLINED: 'abgelehnt', SETTLED: 'erledigt' }[state]}`,
        opening: [
          {
            ACCEPTED: `wir erkennen Ihre Reklamation zur Bestellung ${number} an.`,
            DECLINED: `wir haben Ihre Reklamation zur Bestellung ${number} geprüft und lehnen sie ab.`,
            SETTLED: `Ihre Reklamation zur Bestellung ${number} ist erledigt.`,
          }[state],
        ],
        button: 'Bestellung ansehen',
      }),
    },
    toProvider: {
      complaintOpened: ({ number, companyName, isLate }) => ({
        subject: `Reklamation zur Bestellung ${number}: ${companyName}`,
        opening: [
          `${companyName} reklamiert ein Fahrzeug der Bestellung ${number}. Zugesagt ist eine Antwort innerhalb von ${SUPPORT_REPLY_HOURS} Stunden.${isLate ? ' Eine Frist war schon abgelaufen; Sie entscheiden.' : ''}`,
        ],
        button: 'Reklamation beantworten',
      }),
    },
    heading: 'Reklamation',
    labels: {
      reportedAt: 'Gemeldet am',
      reportedBy: 'Gemeldet von',
      mileageRead: 'Abgelesener Kilometerstand',
      photos: 'Fotos und Dokumente',
      late: 'Abgelaufene Fristen',
      lateTerm: {
        FIRST_NOTICE: `erste Meldung (${DEFECT_NOTICE_HOURS} Stunden)`,
        OBVIOUS: `offene Mängel (${OBVIOUS_DEFECT_HOURS} Stunden)`,
        HIDDEN: `verdeckte Mängel (${HIDDEN_DEFECT_MAX_DAYS} Tage)`,
      },
    },
  },
  en: {
    toDealer: {
      complaintOpened: ({ number, reportedAt }) => ({
        subject: `We have received your complaint about order ${number}`,
        opening: [
          `We received your complaint about order ${number} on ${reportedAt}. It counts as your notice by email; please do not write to us a second time.`,
          `We will reply within ${SUPPORT_REPLY_HOURS} hours. Until then, please leave the vehicle where it is and have nothing repaired.`,
        ],
        button: 'View your order',
      }),
      complaintAnswered: ({ number, state }) => ({
        subject: `Complaint about order ${number}: ${{ ACCEPTED: 'accepted', DECLINED: 'declined', SETTLED: 'settled' }[state]}`,
        opening: [
          {
            ACCEPTED: `We accept your complaint about order ${number}.`,
            DECLINED: `We have examined your complaint about order ${number} and decline it.`,
            SETTLED: `Your complaint about order ${number} is settled.`,
          }[state],
        ],
        button: 'View your order',
      }),
    },
    toProvider: {
      complaintOpened: ({ number, companyName, isLate }) => ({
        subject: `Complaint about order ${number}: ${companyName}`,
        opening: [
          `${companyName} complains about a vehicle of order ${number}. We promise a reply within ${SUPPORT_REPLY_HOURS} hours.${isLate ? ' A time limit had passed already; the decision is yours.' : ''}`,
        ],
        button: 'Answer the complaint',
      }),
    },
    heading: 'Complaint',
    labels: {
      reportedAt: 'Reported on',
      reportedBy: 'Reported by',
      mileageRead: 'Mileage as read',
      photos: 'Photos and documents',
      late: 'Time limits passed',
      lateTerm: {
        FIRST_NOTICE: `first notice (${DEFECT_NOTICE_HOURS} hours)`,
        OBVIOUS: `obvious defects (${OBVIOUS_DEFECT_HOURS} hours)`,
        HIDDEN: `hidden defects (${HIDDEN_DEFECT_MAX_DAYS} days)`,
      },
    },
  },
  fr: {
    toDealer: {
      complaintOpened: ({ number, reportedAt }) => ({
        subject: `Votre réclamation concernant la commande ${number} est arrivée`,
        opening: [
          `Nous avons reçu le ${reportedAt} votre réclamation concernant la commande ${number}. Elle vaut signalement par e-mail ; inutile de nous écrire une seconde fois.`,
          `Nous vous répondons sous ${SUPPORT_REPLY_HOURS} heures. D’ici là, laissez le véhicule à l’arrêt et ne faites rien réparer.`,
        ],
        button: 'Voir la commande',
      }),
      complaintAnswered: ({ number, state }) => ({
        subject: `Réclamation concernant la commande ${number} : ${{ ACCEPTED: 'acceptée', DECLINED: 'refusée', SETTLED: 'réglée' }[state]}`,
        opening: [
          {
            ACCEPTED: `Nous acceptons votre réclamation concernant la commande ${number}.`,
            DECLINED: `Nous avons examiné votre réclamation concernant la commande ${number} et la refusons.`,
            SETTLED: `Votre réclamation concernant la commande ${number} est réglée.`,
          }[state],
        ],
        button: 'Voir la commande',
      }),
    },
    toProvider: {
      complaintOpened: ({ number, companyName, isLate }) => ({
        subject: `Réclamation concernant la commande ${number} : ${companyName}`,
        opening: [
          `La société ${companyName} signale un défaut d’un véhicule de la commande ${number}. Nous nous engageons à répondre sous ${SUPPORT_REPLY_HOURS} heures.${isLate ? ' Un délai était déjà dépassé ; la décision vous revient.' : ''}`,
        ],
        button: 'Répondre à la réclamation',
      }),
    },
    heading: 'Réclamation',
    labels: {
      reportedAt: 'Signalé le',
      reportedBy: 'Signalé par',
      mileageRead: 'Kilométrage relevé',
      photos: 'Photos et documents',
      late: 'Délais dépassés',
      lateTerm: {
        FIRST_NOTICE: `premier signalement (${DEFECT_NOTICE_HOURS} heures)`,
        OBVIOUS: `défauts apparents (${OBVIOUS_DEFECT_HOURS} heures)`,
        HIDDEN: `défauts cachés (${HIDDEN_DEFECT_MAX_DAYS} jours)`,
      },
    },
  },
};
