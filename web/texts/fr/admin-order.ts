import type { adminOrder as german } from '../de/admin-order.ts';
import type { Translation } from '../messages.ts';

export const adminOrder: Translation<typeof german> = {
  call: 'Noter l’appel',
  callDone: 'Appel noté',
  pay: 'Enregistrer le paiement',
  payDone: 'Paiement enregistré',
  refund: 'Enregistrer le remboursement',
  refundDone: 'Remboursement enregistré',
  deliver: 'Fixer le jour de livraison',
  deliverSave: 'Fixer et informer',
  deliverDone: 'Jour de livraison fixé',
  deliveryOn: 'Jour de livraison',
  deliveryMail: 'Le revendeur en est informé par e-mail.',
  failed: 'Enregistrement impossible',
  undo: 'Annuler',
  undone: 'Annulation effectuée',
  complete: 'Clôturer la commande',
  takeBack: 'Retirer',
  takenBack: 'Saisie retirée',
  change: 'Modifier',
  correctionOf: {
    call: 'Retirer l’appel',
    pay: 'Retirer le paiement',
    refund: 'Retirer le remboursement',
    deliver: 'Modifier le jour de livraison',
  },
};
