import type { cart as german } from '../de/cart.ts';
import type { Translation } from '../messages.ts';

export const cart: Translation<typeof german> = {
  title: 'Votre sélection de véhicules',
  lead: 'Vérifiez votre sélection, puis passez votre réservation ferme. La sélection est conservée uniquement dans ce navigateur.',
  clear: {
    button: 'Vider la sélection',
    title: 'Vider la sélection\u202f?',
    consequence:
      '{count, plural, one {Le véhicule sera retiré} other {Les # véhicules seront retirés}} de votre sélection. Rien n’est encore réservé.',
    confirm: 'Vider la sélection',
    keep: 'Conserver',
  },
  removal: {
    one: '{name} retiré de la sélection',
    several: '{count, plural, one {# véhicule retiré} other {# véhicules retirés}} de la sélection',
    all: 'Sélection vidée',
    undo: 'Annuler',
  },
  empty: 'Aucun véhicule dans votre sélection',
  emptyHint:
    'Ajoutez des véhicules du stock à votre sélection. Elle est conservée uniquement dans le navigateur où vous la composez.',
  toInventory: 'Voir les véhicules',
  toSummary: 'Récapitulatif',
  needsScripts: 'Votre sélection est conservée dans ce navigateur. Activez JavaScript pour la consulter.',
  unchecked: 'Le prix et la disponibilité n’ont pas pu être vérifiés pour tous les véhicules.',
  checkAgain: 'Vérifier à nouveau',
  row: {
    open: 'Voir {name}',
    vin: 'VIN {vin}',
    noVin: 'VIN non renseigné',
    registered: 'MEC {month}',
    net: '{price} HT',
    gross: '{price} TTC',
    forYou: 'Votre prix {price} sans TVA',
    before: 'Auparavant',
    remove: 'Retirer {name}',
    takeOut: 'Retirer',
    acceptPrice: 'Accepter le nouveau prix',
    acceptPriceOf: 'Accepter le nouveau prix\u202f: {name}, {price}',
    corrected:
      'Les données de ce véhicule ont changé depuis que vous l’avez sélectionné. Veuillez les vérifier.',
    cheaper: 'Le prix HT a baissé\u202f: {now} au lieu de {before}.',
    repriced: 'Le prix HT a augmenté\u202f: {now} au lieu de {before}.',
    own: 'Vous avez déjà commandé ce véhicule. Veuillez le retirer de votre sélection.',
    colleague: '{by} a déjà commandé ce véhicule pour votre société. Veuillez le retirer de votre sélection.',
    toOrder: 'Voir la commande #{number}',
    toReservations: 'Voir vos réservations',
    reserved: 'Réservé entre-temps. Veuillez le retirer de votre sélection.',
    sold: 'Vendu entre-temps. Veuillez le retirer de votre sélection.',
    gone: 'Ce véhicule n’est plus proposé. Veuillez le retirer de votre sélection.',
  },
  totals: {
    vehicles: 'Véhicules HT',
    delivery: 'Frais de livraison HT',
    vat: 'TVA {percent}\u00a0%',
    gross: 'Total TTC',
    toPay: 'Net à payer, sans TVA',
    withoutVat: 'Total, sans TVA',
    intraCommunity: 'Livraison intracommunautaire exonérée de TVA',
  },
  open: {
    title: '{count, plural, one {# véhicule attend} other {# véhicules attendent}} votre décision',
    repriced: 'nouveau prix',
    own: 'déjà commandé par vous',
    colleague: 'déjà commandé par {by}',
    reserved: 'réservé entre-temps',
    sold: 'vendu entre-temps',
    gone: 'plus proposé',
    removeLost: 'Retirer {count, plural, one {# véhicule indisponible} other {# véhicules indisponibles}}',
  },
  sent: {
    title: 'Votre commande est envoyée, mais pas encore confirmée',
    text: 'La réponse à votre commande de {count, plural, one {# véhicule} other {# véhicules}} n’est pas arrivée. Renvoyez-la simplement\u202f: elle ne compte qu’une seule fois.',
    again: 'Renvoyer la commande',
    orders: 'Voir mes commandes',
    leave: 'Ne pas renvoyer',
  },
  order: {
    done: 'Réservation ferme enregistrée',
    doneText: 'Nous avons bien reçu votre commande #{number}.',
    failed: 'Erreur',
    lost: 'La connexion s’est interrompue avant la réponse. Vous pouvez renvoyer votre commande sans risque\u202f: elle ne compte qu’une seule fois.',
    cancelled:
      'Votre commande #{number} était bien arrivée, mais elle a été annulée depuis. Rien n’est réservé. Vous pouvez commander à nouveau.',
    tooManyVehicles:
      'Rien n’a été réservé\u202f: vos commandes en cours comptent déjà de très nombreux véhicules. Veuillez attendre que nous les ayons traitées ou nous appeler.',
    addressGone:
      'Rien n’a été réservé\u202f: l’adresse de livraison choisie n’existe plus. Vérifiez où nous devons livrer.',
    vehicle: '{name} ({vin})',
    priceNow: '{vehicle} désormais à {price}',
    unavailable:
      'Rien n’a été réservé. N’est plus disponible\u202f: {list}{more, plural, =0 {} one { et # autre} other { et # autres}}.',
    repriced:
      'Rien n’a été réservé. Prix HT modifiés\u202f: {list}{more, plural, =0 {} one { et # autre} other { et # autres}}.',
  },
  address: {
    add: 'Ajouter une adresse de livraison',
    edit: 'Modifier l’adresse de livraison',
    name: 'Nom de la société, de la succursale ou du dépôt',
    street: 'Rue et numéro',
    postalCode: 'Code postal',
    city: 'Ville',
    country: 'Pays',
    save: 'Enregistrer l’adresse',
    saved: 'Adresse de livraison enregistrée',
    overtaken: 'Adresse actuelle\u202f: {now}. Enregistrez de nouveau si votre saisie doit s’appliquer.',
    full: 'Votre compte ne peut pas contenir d’autres adresses de livraison. Supprimez-en d’abord une.',
    remove: {
      title: 'Supprimer l’adresse de livraison «\u202f{name}\u202f»\u202f?',
      consequence: 'Les commandes livrées à cette adresse la conservent.',
      confirm: 'Supprimer l’adresse',
      keep: 'Garder l’adresse',
      done: 'Adresse de livraison supprimée',
      failed: 'Adresse de livraison non supprimée',
    },
  },
  addresses: {
    billing: 'Facturer à',
    delivery: 'Livrer à',
    company: 'Adresse de la société, {place}',
    edit: 'Modifier l’adresse',
    remove: 'Supprimer l’adresse',
    gone: 'L’adresse de livraison «\u202f{name}\u202f» n’existe plus. La livraison se fait à l’adresse de la société.',
    byOwner: 'Seuls les collègues ayant tous les droits modifient les adresses de livraison.',
    failed: 'Vos adresses de livraison n’ont pas pu être chargées.',
    /** Why German VAT is charged to a dealer with another country or a VAT id of one. */
    taxed: {
      GERMAN_DEALER:
        'Les sociétés établies en Allemagne paient la TVA allemande, même avec un n° de TVA d’un autre État de l’UE.',
      GERMAN_DELIVERY: 'Livraison en Allemagne\u202f: la TVA allemande s’applique.',
      OUTSIDE_EU: 'Livraison hors de l’UE\u202f: la TVA allemande s’applique.',
      NO_FOREIGN_ID:
        'Sans n° de TVA valable d’un autre État de l’UE, la TVA allemande s’applique. Merci de nous l’indiquer avant de commander.',
      INVALID_ID:
        'D’après notre contrôle, votre n° de TVA {vatId} n’est pas valide\u202f: la TVA allemande s’applique. Merci de nous appeler avant de commander.',
    },
  },
  summary: {
    label: 'Récapitulatif et commande',
    title: '{count, plural, one {# véhicule} other {# véhicules}}',
    shipping: 'Mode de livraison',
    delivery: 'Livraison',
    deliveryHint:
      '{fee} HT par véhicule. En\u00a0général, livraison dans les {days}\u00a0jours ouvrés suivant la réception du paiement',
    pickup: 'Enlèvement sur place',
    pickupHint: 'Sur accord uniquement\u202f: contactez-nous',
    reference: 'Votre numéro de commande',
    notes: 'Remarques sur la commande',
    optional: '(facultatif)',
    binding: 'La réservation constitue déjà un achat ferme.',
    validity:
      'La réservation est valable {hours}\u00a0heures. Si nous n’avons pas commencé à traiter votre commande d’ici là, celle-ci prend fin sans frais pour vous et les véhicules redeviennent disponibles pour tous les revendeurs.',
    cancellation:
      'Réserver est gratuit. Des frais administratifs de {fee} peuvent être facturés en cas d’annulation.',
    payment:
      'Paiement par virement sous {days}\u00a0jours ouvrés à compter de la date de facture, uniquement depuis le compte de votre société.',
    accept:
      'J’accepte les <terms>conditions générales de vente (CGV)</terms> et je comprends que cette réservation m’engage juridiquement',
    order: 'Tout réserver (achat ferme)',
    sending: 'Envoi de votre commande…',
    nothingReserved: 'Rien n’a été réservé. Veuillez décider du sort des véhicules indiqués.',
    cheaperNow:
      'Rien n’a été réservé\u202f: un prix vient de baisser. Vous pouvez maintenant réserver au prix inférieur.',
    removeFirst: 'Retirez d’abord les véhicules qui ne sont plus disponibles.',
    tooMany:
      'Une commande comprend au plus {max}\u00a0véhicules. Retirez {count, plural, one {# véhicule} other {# véhicules}}.',
    acceptPricesFirst: 'Acceptez d’abord les nouveaux prix ou retirez les véhicules concernés.',
    nothing: 'Aucun véhicule dans votre sélection',
    viewerOnly: 'Vos droits ne permettent pas de commander. Adressez-vous à un collègue.',
    acceptFirst: 'Veuillez accepter les conditions pour continuer',
    addMore: 'Ajouter d’autres véhicules',
  },
  request: {
    text: 'Votre société vous laisse commander vous-même jusqu’à {limit} HT par commande. Cette sélection dépasse ce montant\u202f: envoyez-la comme demande aux collègues ayant tous les droits. Rien n’est encore réservé.',
    send: 'Envoyer comme demande',
    sending: 'Envoi de votre demande…',
    done: 'Demande envoyée',
    doneText: 'Vos collègues ayant tous les droits reçoivent un e-mail.',
    failed: 'Rien n’a été envoyé.',
    unanswered:
      'Nous ne savons pas si la demande est arrivée. Vous pouvez la renvoyer\u202f: elle ne compte qu’une fois.',
  },
  confirmation: {
    title: 'Réservation ferme enregistrée',
    text: 'Nous avons bien reçu votre commande #{number} de {count, plural, one {#\u00a0véhicule} other {#\u00a0véhicules}}. La confirmation est envoyée à {email}.',
    vehicles: 'Vos véhicules',
    next: 'La suite',
    step1:
      '{contact} ({company}) vous appellera sous {hours}\u00a0heures, soit avant le {until}. Vous pouvez aussi nous joindre au <phone>{number}</phone> ({open}).',
    step2:
      'Vous recevrez la facture par e-mail, à régler par virement sous {days}\u00a0jours ouvrés à compter de la date de facture.',
    step3:
      'Dans les {release}\u00a0jours ouvrés suivant la réception du paiement, nous confirmerons la livraison. En\u00a0général, le véhicule arrive dans les {arrival}\u00a0jours ouvrés suivant le paiement.',
    order: 'Voir cette commande',
    print: 'Imprimer',
    orders: 'Voir mes commandes',
    inventory: 'Voir les véhicules',
  },
  faq: {
    title: 'Questions fréquentes',
    binding: {
      q: 'La réservation m’engage-t-elle\u202f?',
      a: 'Oui, c’est un achat ferme. Le véhicule vous est réservé pendant {hours}\u00a0heures.',
    },
    lapse: {
      q: 'Que se passe-t-il au bout de {hours}\u00a0heures\u202f?',
      a: 'Si nous n’avons pas commencé à traiter votre commande d’ici là, elle prend fin et aucune partie ne doit plus rien à l’autre. Les véhicules redeviennent disponibles pour tous les revendeurs\u202f; vous pouvez aussi les réserver à nouveau. Dès que nous traitons la commande, plus aucune réservation n’expire.',
    },
    payment: {
      q: 'Comment payer\u202f?',
      a: 'Par virement depuis le compte de votre société, sous {days}\u00a0jours ouvrés à compter de la date de facture.',
    },
    delivery: {
      q: 'Quand le véhicule arrive-t-il\u202f?',
      a: 'En général dans les {days}\u00a0jours ouvrés suivant la réception du paiement.',
    },
    cancel: {
      q: 'Puis-je annuler\u202f?',
      a: 'Oui, tant que nous n’avons pas commencé à traiter la commande. Des frais administratifs de {fee} peuvent être facturés.',
    },
  },
};
