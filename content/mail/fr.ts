import { CONFIRMATION_DAYS, UNPROVED_ACCOUNT_DAYS } from '../../contract/account-figures.ts';
import {
  ACCOUNT_REVIEW_WORKING_DAYS,
  ADMINISTRATIVE_FEE_CENTS,
  CALL_HOURS,
  DEFECT_NOTICE_HOURS,
  DELIVERY_WORKING_DAYS,
  PAYMENT_WORKING_DAYS,
  RELEASE_WORKING_DAYS,
  RESERVATION_HOURS,
  SUPPORT_REPLY_HOURS,
} from '../../contract/constants.ts';
import { beforeDelivery } from './before-delivery.ts';
import { access, signIn } from './access.ts';
import { complaints } from './complaints.ts';
import { euros } from './euros.ts';
import { invoices } from './invoices.ts';
import { requests } from './requests.ts';
import { savedSearch } from './saved-search.ts';
import type { MailWords } from './words.ts';

const vehicles = (count: number) => (count === 1 ? `${count} véhicule` : `${count} véhicules`);
const othersAre = (count: number) =>
  count === 1 ? 'Un autre véhicule figure' : `${count} autres véhicules figurent`;
const theVehicles = (count: number) => (count === 1 ? 'le véhicule' : `les ${count} véhicules`);
const review = `${ACCOUNT_REVIEW_WORKING_DAYS.from} à ${ACCOUNT_REVIEW_WORKING_DAYS.to} jours ouvrés`;

const call = `Un de nos conseillers vous appelle dans les ${CALL_HOURS} heures qui suivent votre commande.`;
const invoice = 'Nous vérifions la commande et vous envoyons la facture par e-mail.';
const invoiceOrSent = 'Vous recevez la facture par e-mail, si vous ne l’avez pas déjà reçue.';
/** The valid invoice names a payment that was taken back. */
const newInvoice = 'Vous recevrez une nouvelle facture. D’ici là, il n’y a rien à virer.';
const payment = `Vous réglez la totalité du montant par virement sous ${PAYMENT_WORKING_DAYS} jours ouvrés (du lundi au vendredi) à compter de la date de facture, depuis le compte bancaire de votre société.`;
const release = `Dans les ${RELEASE_WORKING_DAYS} jours ouvrés suivant la réception de votre paiement, vous recevez la confirmation de livraison (en cas d’enlèvement : le bon d’enlèvement). La livraison intervient en règle générale sous ${DELIVERY_WORKING_DAYS} jours ouvrés après le paiement.`;
const fee = `La réservation est gratuite. En cas d’annulation ou de non-paiement, des frais administratifs de ${euros(ADMINISTRATIVE_FEE_CENTS)} peuvent vous être facturés.`;
const cancellationFee = `Des frais administratifs de ${euros(ADMINISTRATIVE_FEE_CENTS)} peuvent vous être facturés pour cette annulation ; vous recevrez dans ce cas une facture séparée.`;
/** The terms allow a fee for what the dealer asked for or is responsible for. */
const feeIfResponsible = `Si vous avez demandé cette annulation ou si la cause vous en est imputable, des frais administratifs de ${euros(ADMINISTRATIVE_FEE_CENTS)} peuvent vous être facturés ; vous recevrez dans ce cas une facture séparée.`;
const feeOf = (by: 'DEALER' | 'ADMIN') => (by === 'DEALER' ? cancellationFee : feeIfResponsible);
const inspection = `Merci de contrôler chaque véhicule à sa réception et de nous signaler tout défaut par e-mail dans les ${DEFECT_NOTICE_HOURS} heures suivant la remise, avec photos ou documents à l’appui.`;
/** What becomes of the invoice of an order that is cancelled. */
const creditNote = {
  toPay: 'Merci de ne pas régler la facture de cette commande ; vous recevrez une facture d’avoir.',
  paid: 'Nous vous remboursons votre paiement ; vous recevrez une facture d’avoir.',
};
const refund = 'Nous vous remboursons votre paiement.';
const vatIdNeeded =
  'Une commande en cours sans TVA ne pourra être facturée que lorsque nous aurons votre numéro de TVA valide.';

export const fr: MailWords = {
  toDealer: {
    registrationReceived: ({ companyName, isSuspended }) => ({
      ...(isSuspended
        ? {
            subject: 'Veuillez confirmer votre adresse e-mail',
            opening: [
              `Cette adresse e-mail est désormais celle du compte professionnel de la société ${companyName}. Ce compte est suspendu.`,
              `Veuillez confirmer cette adresse e-mail. Le lien est valable ${CONFIRMATION_DAYS} jours.`,
            ],
            closing: [
              'Vous ne connaissez pas ce compte ? Vous n’avez rien à faire : sans confirmation, vous ne recevrez aucun autre e-mail.',
            ],
          }
        : {
            subject: 'Votre inscription : veuillez confirmer votre adresse e-mail',
            opening: [
              `Nous vous remercions d’avoir inscrit la société ${companyName}. Votre compte professionnel est créé et nous procédons maintenant à sa vérification, qui prend en général ${review}.`,
              `Veuillez d’abord confirmer votre adresse e-mail. Le lien est valable ${CONFIRMATION_DAYS} jours.`,
              'Vous recevrez un e-mail dès que votre compte sera validé et que vous pourrez réserver des véhicules. D’ici là, vous pouvez déjà vous connecter et consulter tout notre stock, avec les prix et les documents.',
            ],
            closing: [
              `Vous n’êtes pas à l’origine de cette inscription ? Vous n’avez rien à faire : sans confirmation, nous supprimons le compte au bout de ${UNPROVED_ACCOUNT_DAYS} jours et vous ne recevrez aucun autre e-mail.`,
            ],
          }),
      button: 'Confirmer l’adresse e-mail',
    }),
    accountApproved: ({ companyName }) => ({
      subject: 'Votre compte professionnel est validé',
      opening: [
        `Le compte de la société ${companyName} a été vérifié et validé. Vous pouvez dès maintenant réserver des véhicules à prix fixe.`,
      ],
      steps: [
        'Choisissez vos véhicules dans notre stock et ajoutez-les à votre sélection.',
        `La réservation vaut achat ferme ; les véhicules sont alors bloqués pour vous pendant ${RESERVATION_HOURS} heures.`,
        call,
        'Vous recevez la facture par e-mail et réglez par virement.',
      ],
      button: 'Voir le stock',
    }),
    accountSuspended: ({ companyName }) => ({
      subject: 'Votre compte professionnel est suspendu',
      opening: [
        `Le compte de la société ${companyName} est suspendu. Vous pouvez toujours vous connecter, mais vous ne pouvez plus réserver de véhicules ni consulter vos commandes.`,
        'Vos contrats se poursuivent : les commandes fermes restent valables et vous recevrez les factures par e-mail.',
        'Nous vous invitons à prendre contact avec nous afin d’en examiner les raisons. Il vous suffit de répondre à cet e-mail.',
      ],
      button: 'Accéder à votre compte',
    }),
    watchedVehicleChanged: ({ count, rest, name }) => ({
      subject: `Liste de suivi : nouveau prix ou statut pour ${name || vehicles(count)}`,
      opening: [
        `Le prix ou le statut ${count === 1 ? 'd’un véhicule' : `de ${count} véhicules`} de votre liste de suivi a changé.`,
      ],
      closing: [
        ...(rest ? [`${othersAre(rest)} sur votre liste de suivi.`] : []),
        'Choisissez dans votre compte la fréquence de ces e-mails ; vous pouvez aussi les y désactiver.',
      ],
      button: 'Voir la liste de suivi',
    }),
    importFailed: ({ count }) => ({
      subject: count === 1 ? 'Importation : un échec' : `Importation : ${count} échecs`,
      opening: ['Votre importation est terminée. Certains fichiers n’ont pas pu être importés.'],
      closing: ['La page de l’importation indique les motifs. Déposez-y les fichiers corrigés.'],
      button: 'Ouvrir l’importation',
    }),
    ...access.fr,
    ...savedSearch.fr,
    ...complaints.fr.toDealer,
    ...requests.fr.toDealer,
    ...invoices.fr,
    accountChanged: ({ companyName, hasVatId }) => ({
      subject: 'Les données de votre société ont été modifiées',
      opening: [
        `Le nom, la forme juridique ou le pays de la société ${companyName} ont été modifiés dans votre compte. La modification vaut pour les commandes à venir. Les commandes existantes et leurs factures gardent le nom, l’adresse de facturation, le pays de livraison et le taux de TVA d’origine.`,
        ...(hasVatId ? ['Nous vérifierons donc à nouveau votre numéro de TVA.'] : []),
      ],
      closing: ['Cette modification ne vient pas de vous ? Répondez aussitôt à cet e-mail.'],
      button: 'Voir les données de la société',
    }),
    emailChanged: ({ companyName }) => ({
      subject: 'L’adresse e-mail de votre compte professionnel a été modifiée',
      opening: [
        `Nous avons modifié l’adresse e-mail de la société ${companyName}. Connectez-vous désormais avec l’adresse ci-dessous ; votre mot de passe reste le même. Toutes les sessions ont été fermées.`,
      ],
      closing: ['Cela n’a pas été convenu avec vous ? Répondez aussitôt à cet e-mail.'],
      button: 'Se connecter',
    }),
    vatIdChanged: ({ companyName, vatId, isToCheck }) => ({
      subject: 'Votre numéro de TVA a été modifié',
      opening: [
        `Le numéro de TVA de la société ${companyName} a été ${vatId ? `remplacé par ${vatId}` : 'supprimé'} dans votre compte. La modification vaut pour les commandes à venir et pour toutes les factures émises à partir de maintenant.`,
        ...(vatId ? [] : [vatIdNeeded]),
        ...(isToCheck ? ['Nous allons contrôler le nouveau numéro de TVA.'] : []),
      ],
      closing: ['Cette donnée n’est pas correcte ? Répondez à cet e-mail.'],
      button: 'Voir les données de la société',
    }),
    vatIdInvalid: ({ companyName, vatId }) => ({
      subject: 'Votre numéro de TVA n’est pas valide',
      opening: [
        `Nous avons contrôlé le numéro de TVA ${vatId} de la société ${companyName} : il n’est pas valide. Nous facturerons donc la TVA allemande sur les commandes à venir, même pour une livraison dans un autre pays de l’UE.`,
        vatIdNeeded,
      ],
      closing: ['Indiquez-nous un numéro de TVA valide en réponse à cet e-mail.'],
      button: 'Voir les données de la société',
    }),
    papersRequested: ({ companyName }) => ({
      subject: 'Merci de nous envoyer des justificatifs pour votre compte professionnel',
      opening: [
        `Il nous manque encore des justificatifs pour le compte professionnel de ${companyName}, par exemple la déclaration d’activité ou un extrait Kbis.`,
      ],
      closing: [
        'Veuillez déposer les justificatifs dans votre compte, en PDF ou en image. Vous et nos collaborateurs êtes les seuls à les voir.',
      ],
      button: 'Déposer les justificatifs',
    }),
    orderConfirmation: ({ number, count, expiresAt }) => ({
      subject: `Commande ferme ${number} : ${vehicles(count)} ${count === 1 ? 'réservé' : 'réservés'}${expiresAt ? ` jusqu’au ${expiresAt}` : ''}`,
      opening: [
        `Nous vous remercions de votre commande ${number}. Nous avons réservé ${theVehicles(count)} pour vous ; la réservation est valable ${RESERVATION_HOURS} heures${expiresAt ? `, soit jusqu’au ${expiresAt}` : ''}. La commande est ferme.`,
      ],
      steps: [call, invoice, payment, release],
      closing: [fee],
      button: 'Voir la commande',
    }),
    orderStatusChanged: ({ needsNewInvoice, ...order }) => {
      const { number, count, expiresAt, status, isReopened, endsPeriod, isPaid } = order;
      const known = needsNewInvoice ? newInvoice : invoiceOrSent;
      const button = 'Voir la commande';
      const toPay = isPaid ? [] : [payment];
      const remain =
        count === 1 ? 'Le véhicule vous reste réservé' : `Les ${count} véhicules vous restent réservés`;
      if (status === 'COMPLETED') {
        return {
          subject: `Commande ${number} : terminée`,
          opening: [
            `Votre commande ${number} est ${isReopened ? 'de nouveau valable et ' : ''}terminée ; la vente est conclue pour ${theVehicles(count)}. Nous vous remercions de votre confiance.`,
          ],
          closing: [inspection],
          button,
        };
      }
      if (status === 'PROCESSED') {
        return {
          subject: `Commande ${number} : ${isReopened || !endsPeriod ? 'de nouveau en cours de traitement' : 'vérifiée, en cours de traitement'}`,
          opening: [
            isReopened
              ? `Nous traitons de nouveau votre commande ${number}. Nous avons réservé ${theVehicles(count)} pour vous, sans limite de durée.`
              : endsPeriod
                ? `Nous avons vérifié votre commande ${number} et la traitons actuellement. ${remain} ; le délai de ${RESERVATION_HOURS} heures ne court plus.`
                : `Nous traitons de nouveau votre commande ${number}. ${remain}, sans limite de durée.`,
          ],
          steps: [known, ...toPay, release],
          button,
        };
      }
      return {
        subject: `Commande ${number} : repassée au statut « Reçue »${expiresAt ? `, réservée jusqu’au ${expiresAt}` : ''}`,
        opening: [
          `Votre commande ${number} est repassée au statut « Reçue ». Nous avons réservé ${theVehicles(count)} pour vous${expiresAt ? ` ; la réservation est valable jusqu’au ${expiresAt}` : ', sans limite de durée'}.`,
        ],
        // Without a time limit the order has an invoice.
        steps: [expiresAt ? invoice : known, ...toPay, release],
        button,
      };
    },
    paymentReceived: ({ number, count, deliveryOn, isMoved, ...delivery }) => ({
      subject: isMoved
        ? `Commande ${number} : nouveau jour de livraison, le ${deliveryOn}`
        : `Commande ${number} : paiement reçu, livraison le ${deliveryOn}`,
      opening: [
        isMoved
          ? `Le jour de livraison de votre commande ${number} a changé : nous livrons désormais ${theVehicles(count)} le ${deliveryOn}.`
          : `Nous avons bien reçu le paiement de votre commande ${number} et vous en remercions. Nous livrons ${theVehicles(count)} le ${deliveryOn}.`,
      ],
      closing: [...beforeDelivery.fr(delivery), inspection],
      button: 'Voir la commande',
    }),
    orderCancelled: ({ number, by, mayCost, count, isInvoiced, isPaid }) => ({
      subject: `Commande ${number} : annulée`,
      opening: [
        by === 'DEALER'
          ? `Nous vous confirmons l’annulation de votre commande ${number}. ${count === 1 ? 'Le véhicule ne vous est plus réservé' : 'Les véhicules ne vous sont plus réservés'}.`
          : `Nous avons annulé votre commande ${number}. ${count === 1 ? 'Le véhicule ne vous est plus réservé' : 'Les véhicules ne vous sont plus réservés'}.`,
      ],
      closing: [
        ...(mayCost ? [feeOf(by)] : []),
        ...(isInvoiced ? [creditNote[isPaid ? 'paid' : 'toPay']] : isPaid ? [refund] : []),
      ],
      button: 'Voir la commande',
    }),
    reservationCancelled: ({ number, by, mayCost }) => ({
      subject: `Commande ${number} : un véhicule annulé`,
      opening: [
        by === 'DEALER'
          ? `Nous vous confirmons l’annulation du véhicule ci-dessous dans votre commande ${number}. Les autres véhicules vous restent réservés sans changement.`
          : `Nous avons annulé le véhicule ci-dessous dans votre commande ${number}. Les autres véhicules vous restent réservés sans changement.`,
      ],
      closing: mayCost ? [feeOf(by)] : [],
      button: 'Voir la commande',
    }),
    reservationExpired: ({ number, count, expiresAt, isPaid, isSuspended }) => ({
      subject: `Commande ${number} : réservation expirée`,
      opening: [
        `La réservation de votre commande ${number} a expiré${expiresAt ? ` le ${expiresAt}` : ''}, au bout de ${RESERVATION_HOURS} heures. La commande a donc pris fin et ${count === 1 ? 'le véhicule est de nouveau proposé' : 'les véhicules sont de nouveau proposés'} à tous les revendeurs.`,
      ],
      closing: [
        ...(isPaid ? [refund] : []),
        ...(isSuspended
          ? []
          : [
              `${count === 1 ? 'Ce véhicule vous intéresse' : 'Ces véhicules vous intéressent'} toujours ? Tant que ${count === 1 ? 'le véhicule est disponible' : 'les véhicules sont disponibles'} dans notre stock, vous pouvez passer une nouvelle commande.`,
            ]),
      ],
      button: 'Voir le stock',
    }),
  },
  toProvider: {
    ...complaints.fr.toProvider,
    registrationToReview: ({ companyName }) => ({
      subject: `Nouvelle inscription à vérifier : ${companyName}`,
      opening: [
        `La société ${companyName} s’est inscrite comme revendeur et attend la validation de son compte. Délai annoncé : ${review}.`,
      ],
      button: 'Vérifier l’inscription',
    }),
    newOrder: ({ number, count, companyName, expiresAt, callBy }) => ({
      subject: `Nouvelle commande ${number} : ${vehicles(count)}, ${companyName}`,
      opening: [
        `La société ${companyName} a commandé ferme ${vehicles(count)}. Nous nous engageons à l’appeler dans les ${CALL_HOURS} heures, soit avant le ${callBy} ; la réservation est valable${expiresAt ? ` jusqu’au ${expiresAt}` : ' sans limite de durée'}.`,
      ],
      button: 'Traiter la commande',
    }),
    orderCancelled: ({ number, count, companyName }) => ({
      subject: `Commande ${number} annulée par ${companyName}`,
      opening: [
        `La société ${companyName} a annulé la commande ${number}. ${count === 1 ? 'Le véhicule n’est plus réservé' : `Les ${count} véhicules ne sont plus réservés`} pour ce revendeur.`,
      ],
      button: 'Ouvrir la commande',
    }),
    reservationCancelled: ({ number, companyName }) => ({
      subject: `Commande ${number} : un véhicule annulé par ${companyName}`,
      opening: [
        `La société ${companyName} a annulé le véhicule ci-dessous dans la commande ${number}. Les autres véhicules restent réservés.`,
      ],
      button: 'Ouvrir la commande',
    }),
    reservationExpired: ({ number, count, companyName, expiresAt }) => ({
      subject: `Commande ${number} expirée : ${companyName}`,
      opening: [
        `La réservation de la commande ${number} de la société ${companyName} a expiré${expiresAt ? ` le ${expiresAt}` : ''} sans que la commande ait été traitée. La commande a pris fin ; ${count === 1 ? 'le véhicule est de nouveau libre' : `les ${count} véhicules sont de nouveau libres`}.`,
      ],
      button: 'Ouvrir la commande',
    }),
    expiryReminder: ({ number, count, companyName, expiresAt, hours }) => ({
      subject: `Commande ${number} : expiration dans moins de ${hours} heures, ${companyName}`,
      opening: [
        `La réservation de la commande ${number} de la société ${companyName} expire dans moins de ${hours} heures${expiresAt ? `, le ${expiresAt}` : ''}. Si la commande n’est pas traitée d’ici là, elle prend fin et ${count === 1 ? 'le véhicule redevient libre' : `les ${count} véhicules redeviennent libres`}.`,
      ],
      button: 'Traiter la commande',
    }),
    contactMessage: ({ contactName, companyName, subject }) => ({
      subject: `Nouveau message, ${companyName} : ${subject}`,
      opening: [
        `${contactName} nous a écrit via le formulaire de contact. Nous nous engageons à répondre sous ${SUPPORT_REPLY_HOURS} heures ; si vous répondez à cet e-mail, votre réponse part directement à l’expéditeur.`,
      ],
      button: 'Ouvrir dans le portail',
    }),
  },
  toSender: {
    contactMessage: () => ({
      subject: 'Nous avons bien reçu votre message',
      opening: [
        `Nous vous remercions de votre message. Vous recevrez une réponse sous ${SUPPORT_REPLY_HOURS} heures. Voici, pour vos dossiers, ce que vous nous avez écrit.`,
      ],
      closing: [
        'Vous ne nous avez pas écrit ? Une autre personne était alors connectée à votre compte. Veuillez répondre sans attendre à cet e-mail.',
      ],
      button: 'Voir le stock',
    }),
  },
  colon: ' :',
  greeting: (name) => (name ? `Bonjour ${name},` : 'Bonjour,'),
  regards: (portalName) => ['Cordialement', `L’équipe ${portalName}`],
  headings: {
    vehicles: 'Véhicules',
    remaining: 'Nouveau montant de la commande',
    next: 'Et maintenant ?',
    notes: 'Remarque sur la commande',
    message: 'Message',
    clerkMessage: 'Notre message',
    complaint: complaints.fr.heading,
    reason: requests.fr.heading,
  },
  labels: {
    vehicle: 'Véhicule',
    priceNet: 'Prix HT',
    priceBefore: (price) => `auparavant ${price}`,
    vin: 'VIN',
    firstRegistered: '1re mise en circulation',
    vehiclesNet: 'Véhicules HT',
    deliveryNet: 'Frais de livraison HT',
    vat: (percent) => `TVA ${percent} %`,
    gross: 'Total TTC',
    toPay: 'Net à payer, sans TVA',
    totalWithoutVat: 'Total, sans TVA',
    intraCommunity: (country) =>
      `Livraison intracommunautaire exonérée de TVA, pays de destination : ${country} (article 138 de la directive 2006/112/CE)`,
    vatAbroad: (country) =>
      `Pour une livraison exonérée de TVA (${country}), il nous faut un n° de TVA valide d’un autre État de l’UE.`,
    order: 'Commande',
    ownPurchaseReference: 'Votre numéro de commande',
    purchaseReference: 'Numéro de commande du revendeur',
    orderDate: 'Commandé le',
    deliveryOn: 'Jour de livraison',
    validUntil: 'Réservé jusqu’au',
    deliveryCountry: 'Pays de livraison',
    billingAddress: 'Adresse de facturation',
    deliveryAddress: 'Adresse de livraison',
    company: 'Société',
    contact: 'Interlocuteur',
    email: 'E-mail',
    phone: 'Téléphone',
    language: 'Langue',
    subject: 'Objet',
    legalForm: 'Forme juridique',
    street: 'Rue',
    city: 'Ville',
    country: 'Pays',
    vatId: 'N°\u00a0de\u00a0TVA',
    ...signIn.fr,
    ...complaints.fr.labels,
    requestedBy: requests.fr.label,
  },
  vehicleStatus: { AVAILABLE: 'disponible', RESERVED: 'réservé', SOLD: 'vendu' },
  unsubscribe: 'Ne plus recevoir ces e-mails',
  questions: ({ hours, phone, email }) =>
    `Des questions ? Répondez à cet e-mail, écrivez à ${email} ou appelez-nous au ${phone} (${hours}).`,
  legal: {
    managingDirector: 'Direction',
    vatId: 'N°\u00a0de\u00a0TVA',
    automatic: (portalName) =>
      `Ce message a été envoyé automatiquement par le portail professionnel ${portalName}.`,
  },
  instant: {
    date: { day: 'numeric', month: 'long', year: 'numeric' },
    join: (date, time) => `${date} à ${time.replace(':', '\u00a0h\u00a0')}`,
  },
};
