import type { Locale } from '../../contract/constants.ts';

/** What a dealer is told about a day of delivery, and about the form that comes with a delivery without VAT. */
export const beforeDelivery: Record<Locale, (hasArrivalForm: boolean) => string[]> = {
  de: (hasArrivalForm) => [
    'Passt Ihnen dieser Tag nicht? Dann antworten Sie bitte auf diese E-Mail.',
    ...(hasArrivalForm
      ? [
          'Die Lieferung ist steuerfrei. Bitte unterschreiben Sie die beigefügte Gelangensbestätigung, sobald Sie die Lieferung erhalten haben, und laden Sie sie auf der Seite der Bestellung hoch. Ein Foto genügt.',
        ]
      : []),
  ],
  en: (hasArrivalForm) => [
    'This day does not suit you? Then please reply to this email.',
    ...(hasArrivalForm
      ? [
          'The delivery is exempt from VAT. Please sign the attached entry certificate once you have received the delivery, and upload it on the page of the order. A photograph is enough.',
        ]
      : []),
  ],
  fr: (hasArrivalForm) => [
    'Ce jour ne vous convient pas ? Il vous suffit de répondre à cet e-mail.',
    ...(hasArrivalForm
      ? [
          'La livraison est exonérée de TVA. Merci de signer l’attestation de réception ci-jointe dès que vous aurez reçu la livraison, puis de la déposer sur la page de la commande. Une photo suffit.',
        ]
      : []),
  ],
};
