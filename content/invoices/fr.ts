import { PAYMENT_WORKING_DAYS } from '../../contract/constants.ts';
import type { InvoiceWords } from './words.ts';

export const fr: InvoiceWords = {
  delivery: 'Livraison',
  usedVehicle: 'Véhicule d’occasion',
  firstRegistered: 'Mise en circulation',
  mileage: 'Kilométrage',
  management: (name) => `Gérance\u00a0: ${name}`,
  paymentTerms: `Payable sous ${PAYMENT_WORKING_DAYS} jours ouvrés (du lundi au vendredi)`,
  paid: 'Cette facture est déjà réglée. Ne virez rien.',
  // The law is German, so its own words stand beside the translation.
  intraCommunity:
    'Livraison intracommunautaire exonérée de TVA (steuerfreie innergemeinschaftliche Lieferung)',
  cancels: ({ number, day }) => `Facture d’avoir pour la facture ${number} du ${day}`,
  refund: 'La facture n’est plus à payer. Nous remboursons les sommes déjà payées.',
  print: {
    invoice: 'Facture',
    creditNote: 'Facture d’avoir',
    copyOf: (document, fileName) =>
      `Ce PDF est une copie de lecture. La ${document.toLowerCase()} est le fichier XML ${fileName} (XRechnung).`,
    number: 'Numéro',
    issuedOn: 'Date',
    dueOn: 'Payable jusqu’au',
    cancelledInvoice: 'Facture annulée',
    orderNumber: 'Commande',
    purchaseReference: 'Votre numéro de commande',
    buyerVatId: 'Votre n° de TVA',
    deliveryPeriod: 'Période de livraison',
    deliveredOn: 'Jour de livraison',
    deliveryAddress: 'Adresse de livraison',
    item: 'Désignation',
    quantity: 'Quantité',
    price: 'Prix unitaire',
    amount: 'Montant HT',
    vehiclesNet: 'Véhicules HT',
    deliveryNet: 'Frais de livraison HT',
    net: 'Total HT',
    vat: (percent) => `TVA ${percent}\u00a0%`,
    gross: 'Total TTC',
    paid: 'Déjà réglé',
    payable: 'Reste à payer',
    payment: 'Paiement',
    accountName: 'Titulaire du compte',
    reference: 'Référence du virement',
    vatId: 'N° de TVA',
    taxNumber: 'Numéro fiscal',
    pageOf: (page, pages) => `Page ${page} sur ${pages}`,
  },
  arrival: {
    // The German law names this document, so its own word stands beside the translation.
    title: 'Attestation de réception (Gelangensbestätigung)',
    subtitle:
      'Attestation de la réception d’un bien ayant fait l’objet d’une livraison intracommunautaire dans un autre État membre de l’UE',
    buyer: 'Acquéreur',
    invoice: 'Facture',
    confirm:
      'J’atteste par la présente, en qualité d’acquéreur, avoir reçu les biens suivants ayant fait l’objet d’une livraison intracommunautaire',
    vehicle: 'Véhicule',
    vin: 'VIN',
    receivedIn: 'en (mois et année de la réception)',
    place: 'à (État membre et lieu)',
    received: '',
    issuedOn: 'Date d’établissement de l’attestation',
    signature: 'Signature de l’acquéreur ou de son représentant habilité',
    signer: 'Nom du signataire en majuscules',
    hint: 'Merci de remplir et de signer ce formulaire après la réception des véhicules, puis de le déposer sur la page de votre commande dans le portail ou de nous l’envoyer par e-mail. Une photo suffit.',
  },
};
