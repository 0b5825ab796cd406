import type { cart as german } from '../de/cart.ts';
import type { Translation } from '../messages.ts';

export const cart: Translation<typeof german> = {
  title: 'Votre sélection de véhicules',
  lead: 'Vérifiez votre sélection et réservez de façon ferme.',
  clear: 'Abandonner la sélection',
  empty: 'Aucun véhicule dans votre sélection',
  emptyHint: 'Ajoutez des véhicules du stock à votre sélection.',
  toInventory: 'Voir les véhicules',
  row: {
    open: 'Voir {name}',
    noVin: 'N/A',
    registered: 'MEC {month}',
    gross: 'TTC {price}',
    remove: 'Retirer {name}',
    repriced: 'Le prix a changé. Le nouveau prix s’applique.',
    reserved: 'Réservé entre-temps. Retirez ce véhicule pour commander les autres.',
    sold: 'Vendu entre-temps. Retirez ce véhicule pour commander les autres.',
    gone: 'Ce véhicule n’est plus disponible. Veuillez le retirer.',
  },
  totals: {
    vehicles: 'Véhicules HT',
    delivery: 'Livraison HT',
    vat: 'TVA {percent} %',
    gross: 'Total TTC',
    intraCommunity: 'Livraison intracommunautaire exonérée de TVA',
  },
  summary: {
    title: '{count, plural, one {# véhicule} other {# véhicules}}',
    shipping: 'Acheminement',
    delivery: 'Livraison',
    deliveryHint: '{fee} HT par véhicule',
    pickup: 'Enlèvement sur place',
    pickupHint: 'Impossible pour le moment',
    notes: 'Remarques sur la commande',
    optional: '(facultatif)',
    validity: 'La réservation est valable {hours} heures.',
    binding: 'La réservation constitue déjà un achat ferme.',
    cancellation:
      'Réserver est gratuit. Des frais administratifs de {fee} peuvent être facturés en cas d’annulation.',
    payment:
      'Paiement par virement sous {days} jours ouvrés à compter de la date de facture, uniquement depuis le compte de votre société.',
    accept: 'J’accepte les conditions générales et je comprends que cette réservation m’engage juridiquement',
    order: 'Réserver de façon ferme',
    removeFirst: 'Retirez d’abord ce qui n’est plus disponible.',
    nothing: 'Aucun véhicule dans votre sélection',
    acceptFirst: 'Veuillez accepter les conditions pour continuer',
    failed: 'Erreur',
    addMore: 'Ajouter d’autres véhicules',
  },
  confirmation: {
    title: 'Réservation ferme enregistrée',
    text: 'Nous avons bien reçu votre commande #{number} portant sur {count, plural, one {# véhicule} other {# véhicules}} ({total} HT). La confirmation vous parvient par e-mail.',
    next: 'La suite',
    step1: 'Nous vous appelons sous {hours} heures.',
    step2: 'Vous recevez la facture par e-mail et réglez par virement sous {days} jours ouvrés.',
    step3: 'Dès réception du paiement, nous confirmons la livraison.',
    orders: 'Voir mes commandes',
    inventory: 'Voir les véhicules',
  },
  faq: {
    title: 'Questions fréquentes',
    binding: {
      q: 'La réservation m’engage-t-elle ?',
      a: 'Oui, c’est un achat ferme. Le véhicule vous est réservé pendant {hours} heures.',
    },
    payment: {
      q: 'Comment payer ?',
      a: 'Par virement depuis le compte de votre société, sous {days} jours ouvrés à compter de la date de facture.',
    },
    delivery: {
      q: 'Quand le véhicule arrive-t-il ?',
      a: 'En général sous {days} jours ouvrés après réception du paiement.',
    },
    cancel: {
      q: 'Puis-je annuler ?',
      a: 'Oui, tant que la commande est en attente. Des frais administratifs de {fee} peuvent être facturés.',
    },
  },
};
