import type { Locale } from '../../contract/constants.ts';
import type { MailWords } from './words.ts';

/** The mails about orders above the limit of the company, in all languages. */
export const requests: Record<
  Locale,
  {
    toDealer: Pick<MailWords['toDealer'], 'orderRequested' | 'requestDeclined' | 'requestOrdered'>;
    heading: string;
    label: string;
  }
> = {
  de: {
    toDealer: {
      orderRequested: ({ requestedBy, total, count }) => ({
        subject: `${requestedBy} bittet Sie um eine Bestellung über ${total} netto`,
        opening: [
          `${requestedBy} möchte ${count === 1 ? 'ein Fahrzeug' : `${count} Fahrzeuge`} für ${total} netto bestellen. Das liegt über der Freigabegrenze Ihrer Firma: Bestellen können nur Sie und Kollegen mit allen Rechten.`,
          'Reserviert ist noch nichts. Bis zu Ihrer Bestellung können andere Händler die Fahrzeuge kaufen.',
        ],
        button: 'Anfrage ansehen',
      }),
      requestDeclined: ({ total, count }) => ({
        subject: 'Ihre Anfrage wurde abgelehnt',
        opening: [
          `ein Kollege mit allen Rechten hat Ihre Anfrage über ${count === 1 ? 'ein Fahrzeug' : `${count} Fahrzeuge`} für ${total} netto abgelehnt. Bestellt ist nichts.`,
        ],
        button: 'Anfrage ansehen',
      }),
      requestOrdered: ({ number, count, left }) => ({
        subject: `Ihre Anfrage ist bestellt: ${number}`,
        opening: [
          `ein Kollege mit allen Rechten hat Ihre Anfrage bestellt. Die Bestellung ${number} umfasst ${count === 1 ? 'ein Fahrzeug' : `${count} Fahrzeuge`}.`,
          ...(left > 0
            ? [
                `${left === 1 ? 'Ein Fahrzeug Ihrer Anfrage ist' : `${left} Fahrzeuge Ihrer Anfrage sind`} nicht dabei.`,
              ]
            : []),
        ],
        button: 'Bestellung ansehen',
      }),
    },
    heading: 'Begründung',
    label: 'Angefragt von',
  },
  en: {
    toDealer: {
      orderRequested: ({ requestedBy, total, count }) => ({
        subject: `${requestedBy} asks you for an order of ${total} net`,
        opening: [
          `${requestedBy} would like to order ${count === 1 ? 'one vehicle' : `${count} vehicles`} for ${total} net. That is above the approval limit of your company: only you and colleagues with all rights can order.`,
          'Nothing is reserved yet. Until you order, other dealers can buy the vehicles.',
        ],
        button: 'View request',
      }),
      requestDeclined: ({ total, count }) => ({
        subject: 'Your request was declined',
        opening: [
          `A colleague with all rights has declined your request for ${count === 1 ? 'one vehicle' : `${count} vehicles`} at ${total} net. Nothing was ordered.`,
        ],
        button: 'View request',
      }),
      requestOrdered: ({ number, count, left }) => ({
        subject: `Your request was ordered: ${number}`,
        opening: [
          `A colleague with all rights has ordered what you requested. Order ${number} holds ${count === 1 ? 'one vehicle' : `${count} vehicles`}.`,
          ...(left > 0
            ? [
                `${left === 1 ? 'One vehicle' : `${left} vehicles`} of your request ${left === 1 ? 'is' : 'are'} not in it.`,
              ]
            : []),
        ],
        button: 'View your order',
      }),
    },
    heading: 'Reason',
    label: 'Requested by',
  },
  fr: {
    toDealer: {
      orderRequested: ({ requestedBy, total, count }) => ({
        subject: `${requestedBy} vous demande une commande de ${total} HT`,
        opening: [
          `${requestedBy} souhaite commander ${count === 1 ? 'un véhicule' : `${count} véhicules`} pour ${total} HT. Ce montant dépasse la limite d’approbation de votre société : seuls vous et les collègues ayant tous les droits pouvez commander.`,
          'Rien n’est encore réservé. Jusqu’à votre commande, d’autres revendeurs peuvent acheter ces véhicules.',
        ],
        button: 'Voir la demande',
      }),
      requestDeclined: ({ total, count }) => ({
        subject: 'Votre demande a été refusée',
        opening: [
          `Un collègue ayant tous les droits a refusé votre demande portant sur ${count === 1 ? 'un véhicule' : `${count} véhicules`} pour ${total} HT. Rien n’a été commandé.`,
        ],
        button: 'Voir la demande',
      }),
      requestOrdered: ({ number, count, left }) => ({
        subject: `Votre demande est devenue la commande ${number}`,
        opening: [
          `Un collègue ayant tous les droits a commandé ce que vous demandiez. La commande ${number} comprend ${count === 1 ? 'un véhicule' : `${count} véhicules`}.`,
          ...(left > 0
            ? [
                `${left === 1 ? 'Un véhicule' : `${left} véhicules`} de votre demande n’en ${left === 1 ? 'fait' : 'font'} pas partie.`,
              ]
            : []),
        ],
        button: 'Voir la commande',
      }),
    },
    heading: 'Motif',
    label: 'Demandé par',
  },
};
