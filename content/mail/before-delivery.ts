import type { Locale } from '../../contract/constants.ts';

interface Delivery {
  /** The form that comes with a delivery without VAT. */
  hasArrivalForm: boolean;
  /** The page of the order is closed to the dealer, so that the form comes back by mail. */
  isSuspended: boolean;
}

/** What a dealer is told about a day of delivery. */
export const beforeDelivery: Record<Locale, (delivery: Delivery) => string[]> = {
  de: ({ hasArrivalForm, isSuspended }) => [
    'Passt Ihnen dieser Tag nicht? Dann antworten Sie bitte auf diese E-Mail.',
    ...(hasArrivalForm
      ? [
          isSuspended
            ? 'Die Lieferung ist steuerfrei. Bitte unterschreiben Sie die beigefügte Gelangensbestätigung, sobald Sie die Lieferung erhalten haben, und senden Sie sie uns als Antwort auf diese E-Mail. Ein Foto oder Scan genügt.'
            : 'Die Lieferung ist steuerfrei. Bitte unterschreiben Sie die beigefügte Gelangensbestätigung, sobald Sie die Lieferung erhalten haben, und laden Sie sie auf der Seite der Bestellung hoch. Ein Foto genügt.',
        ]
      : []),
  ],
  en: ({ hasArrivalForm, isSuspended }) => [
    'This day does not suit you? Then please reply to this email.',
    ...(hasArrivalForm
      ? [
          isSuspended
            ? 'The delivery is exempt from VAT. Please sign the attached entry certificate once you have received the delivery, and reply to this email with a photograph or scan of it.'
            : 'The delivery is exempt from VAT. Please sign the attached entry certificate once you have received the delivery, and upload it on the page of the order. A photograph is enough.',
        ]
      : []),
  ],
  fr: ({ hasArrivalForm, isSuspended }) => [
    'Ce jour ne vous convient pas ? Il vous suffit de répondre à cet e-mail.',
    ...(hasArrivalForm
      ? [
          isSuspended
            ? 'La livraison est exonérée de TVA. Merci de signer l’attestation de réception ci-jointe dès que vous aurez reçu la livraison, puis de nous l’envoyer en réponse à cet e-mail. Une photo ou un scan suffit.'
            : 'La livraison est exonérée de TVA. Merci de signer l’attestation de réception ci-jointe dès que vous aurez reçu la livraison, puis de la déposer sur la page de la commande. Une photo suffit.',
        ]
      : []),
  ],
};
