import type { buying as german } from '../de/buying.ts';
import type { Translation } from '../messages.ts';

export const buying: Translation<typeof german> = {
  forYou: {
    label: 'Votre prix',
    german: 'HT · TTC {gross} avec TVA {percent}\u00a0% ({vat})',
    vat: 'TVA pour vous {percent}\u00a0%',
    reason: 'Livraison intracommunautaire exonérée, à l’adresse de votre société',
    total: 'Votre prix, livraison en sus',
    short: 'TVA {percent}\u00a0%, livraison en sus',
  },
  own: {
    held: 'Vous avez commandé ce véhicule.',
    heldBy: '{by} a commandé ce véhicule pour votre société.',
    order: 'Voir la commande',
  },
  /** Names of the button on a card for screen readers, which begin with its word. */
  card: { add: 'Ajouter\u202f: {name}', inCart: 'Dans votre sélection\u202f: {name}' },
  suspended: 'Votre compte est suspendu. Appelez-nous\u202f:',
  viewer: 'Vos droits ne permettent pas de commander. Adressez-vous à un collègue.',
  reserve: {
    open: 'Réserver immédiatement',
    title: 'Réserver {name} (achat ferme)\u202f?',
    consequence:
      'La réservation constitue un achat ferme et est valable {hours}\u00a0heures. Si nous n’avons pas commencé à traiter votre commande d’ici là, elle prend fin sans frais pour vous, et le véhicule redevient libre pour tous les revendeurs. Des frais administratifs de {fee} peuvent être facturés en cas d’annulation.',
    deliverTo: 'Livrer à',
    otherAddress: 'Pour une autre adresse de livraison, ajoutez le véhicule à votre <cart>sélection</cart>.',
    confirmAgain: 'Veuillez confirmer à nouveau.',
    accept:
      'J’accepte les <terms>conditions générales de vente (CGV)</terms> et je comprends que cette réservation m’engage juridiquement',
    vehicleNet: 'Véhicule HT',
    deliveryNet: 'Frais de livraison HT',
    vat: 'TVA {percent}\u00a0%',
    gross: 'Total TTC',
    toPay: 'Net à payer, sans TVA',
    reason: 'Motif',
    intraCommunity: 'Livraison intracommunautaire exonérée de TVA',
    acceptFirst: 'Veuillez accepter les conditions pour continuer',
    confirm: 'Réserver (achat ferme)',
    done: 'Réservé pour vous',
    doneText:
      'Commande #{number}, réservation valable {hours}\u00a0heures. La confirmation vous parvient par e-mail.',
    toOrder: 'Voir la commande',
    failed: 'Échec de la réservation',
    tooManyVehicles: 'Trop de véhicules dans les commandes en cours',
    noAnswer: 'Le serveur n’a pas répondu. Réessayez simplement\u202f: vous ne réserverez pas deux fois.',
  },
};
