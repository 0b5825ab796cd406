import { ADMINISTRATIVE_FEE_CENTS, type Locale } from '../../contract/constants.ts';
import { euros } from './euros.ts';
import type { MailWords } from './words.ts';

/** The mails about invoices and credit notes and their payment, in all languages. */
export const invoices: Record<
  Locale,
  Pick<
    MailWords['toDealer'],
    'invoiceIssued' | 'creditNoteIssued' | 'paymentReminder' | 'secondPaymentReminder'
  >
> = {
  de: {
    invoiceIssued: ({ number, order, gross, dueOn, isPaid }) => ({
      subject: `Rechnung ${number} zu Ihrer Bestellung ${order}`,
      opening: [
        `anbei erhalten Sie die Rechnung ${number} über ${gross} zu Ihrer Bestellung ${order}. ${isPaid ? 'Ihre Zahlung ist bereits eingegangen; bitte überweisen Sie nichts.' : `Bitte überweisen Sie den Betrag bis ${dueOn} vom Firmenkonto Ihres Unternehmens. Die Bankverbindung steht in der Rechnung.`}`,
      ],
      closing: [
        'Die Rechnung ist die XML-Datei (XRechnung). Das PDF ist eine Lesefassung mit denselben Angaben.',
      ],
      button: 'Bestellung ansehen',
    }),
    creditNoteIssued: ({ number, order, gross, cancels }) => ({
      subject: `Stornorechnung ${number} zu Ihrer Bestellung ${order}`,
      opening: [
        `anbei erhalten Sie die Stornorechnung ${number} über ${gross}. Sie storniert die Rechnung ${cancels} zu Ihrer Bestellung ${order}. Bitte bezahlen Sie diese Rechnung nicht mehr; bereits bezahlte Beträge erstatten wir.`,
      ],
      closing: [
        'Die Stornorechnung ist die XML-Datei (XRechnung). Das PDF ist eine Lesefassung mit denselben Angaben.',
      ],
      button: 'Bestellung ansehen',
    }),
    paymentReminder: ({ number, order, gross, dueOn }) => ({
      subject: `Zahlungserinnerung zur Rechnung ${number}`,
      opening: [
        `die Rechnung ${number} über ${gross} zu Ihrer Bestellung ${order} war am ${dueOn} fällig. Bei uns ist noch keine Zahlung eingegangen. Bitte überweisen Sie den vollen Betrag jetzt vom Firmenkonto Ihres Unternehmens. Die Bankverbindung steht in der Rechnung.`,
      ],
      closing: ['Wenn Sie schon überwiesen haben, ist nichts weiter zu tun.'],
      button: 'Bestellung ansehen',
    }),
    secondPaymentReminder: ({ number, order, gross, dueOn, payBy }) => ({
      subject: `Zweite Zahlungserinnerung zur Rechnung ${number}`,
      opening: [
        `die Rechnung ${number} über ${gross} zu Ihrer Bestellung ${order} war am ${dueOn} fällig und ist trotz unserer Zahlungserinnerung nicht bezahlt. Bitte überweisen Sie den vollen Betrag bis ${payBy} vom Firmenkonto Ihres Unternehmens.`,
        `Danach können wir die Bestellung stornieren und eine Bearbeitungsgebühr von ${euros(ADMINISTRATIVE_FEE_CENTS)} berechnen.`,
      ],
      closing: ['Wenn Sie schon überwiesen haben, ist nichts weiter zu tun.'],
      button: 'Bestellung ansehen',
    }),
  },
  en: {
    invoiceIssued: ({ number, order, gross, dueOn, isPaid }) => ({
      subject: `Invoice ${number} for your order ${order}`,
      opening: [
        `Attached is invoice ${number} for ${gross} for your order ${order}. ${isPaid ? 'We already have your payment; please do not transfer anything.' : `Please transfer the amount by ${dueOn} from your company account. The bank details are in the invoice.`}`,
      ],
      closing: [
        'The invoice is the XML file (XRechnung). The PDF is a copy for reading with the same details.',
      ],
      button: 'View your order',
    }),
    creditNoteIssued: ({ number, order, gross, cancels }) => ({
      subject: `Credit note ${number} for your order ${order}`,
      opening: [
        `Attached is credit note ${number} for ${gross}. It cancels invoice ${cancels} for your order ${order}. Please do not pay that invoice; we refund what you have already paid.`,
      ],
      closing: [
        'The credit note is the XML file (XRechnung). The PDF is a copy for reading with the same details.',
      ],
      button: 'View your order',
    }),
    paymentReminder: ({ number, order, gross, dueOn }) => ({
      subject: `Payment reminder for invoice ${number}`,
      opening: [
        `Invoice ${number} for ${gross}, for your order ${order}, was due on ${dueOn}. We have not received a payment yet. Please transfer the full amount now from your company account. The bank details are in the invoice.`,
      ],
      closing: ['If you have already paid, there is nothing more to do.'],
      button: 'View your order',
    }),
    secondPaymentReminder: ({ number, order, gross, dueOn, payBy }) => ({
      subject: `Second payment reminder for invoice ${number}`,
      opening: [
        `Invoice ${number} for ${gross}, for your order ${order}, was due on ${dueOn} and is still unpaid after our payment reminder. Please transfer the full amount by ${payBy} from your company account.`,
        `After that we may cancel the order and charge an administrative fee of ${euros(ADMINISTRATIVE_FEE_CENTS)}.`,
      ],
      closing: ['If you have already paid, there is nothing more to do.'],
      button: 'View your order',
    }),
  },
  fr: {
    invoiceIssued: ({ number, order, gross, dueOn, isPaid }) => ({
      subject: `Facture ${number} pour votre commande ${order}`,
      opening: [
        `Vous trouverez ci-joint la facture ${number} de ${gross} pour votre commande ${order}. ${isPaid ? 'Votre paiement nous est déjà parvenu ; ne virez rien.' : `Merci de virer ce montant au plus tard le ${dueOn}, depuis le compte de votre société. Les coordonnées bancaires figurent sur la facture.`}`,
      ],
      closing: [
        'La facture est le fichier XML (XRechnung). Le PDF est une copie de lecture avec les mêmes données.',
      ],
      button: 'Voir la commande',
    }),
    creditNoteIssued: ({ number, order, gross, cancels }) => ({
      subject: `Facture d’avoir ${number} pour votre commande ${order}`,
      opening: [
        `Vous trouverez ci-joint la facture d’avoir ${number} de ${gross}. Elle annule la facture ${cancels} de votre commande ${order}. Ne payez plus cette facture ; nous remboursons les sommes déjà versées.`,
      ],
      closing: [
        'La facture d’avoir est le fichier XML (XRechnung). Le PDF est une copie de lecture avec les mêmes données.',
      ],
      button: 'Voir la commande',
    }),
    paymentReminder: ({ number, order, gross, dueOn }) => ({
      subject: `Rappel de paiement pour la facture ${number}`,
      opening: [
        `La facture ${number} de ${gross}, relative à votre commande ${order}, était payable jusqu’au ${dueOn}. Nous n’avons pas encore reçu de paiement. Veuillez virer dès maintenant le montant total depuis le compte bancaire de votre société. Les coordonnées bancaires figurent sur la facture.`,
      ],
      closing: ['Si vous avez déjà effectué le virement, vous n’avez rien d’autre à faire.'],
      button: 'Voir la commande',
    }),
    secondPaymentReminder: ({ number, order, gross, dueOn, payBy }) => ({
      subject: `Deuxième rappel de paiement pour la facture ${number}`,
      opening: [
        `La facture ${number} de ${gross}, relative à votre commande ${order}, était payable jusqu’au ${dueOn} et reste impayée malgré notre rappel. Veuillez virer le montant total jusqu’au ${payBy} depuis le compte bancaire de votre société.`,
        `Ensuite, nous pouvons annuler la commande et facturer des frais administratifs de ${euros(ADMINISTRATIVE_FEE_CENTS)}.`,
      ],
      closing: ['Si vous avez déjà effectué le virement, vous n’avez rien d’autre à faire.'],
      button: 'Voir la commande',
    }),
  },
};
