import type { ErrorCode } from '../../../contract/errors.ts';
import type { adminErrors } from './admin-errors.ts';

export const errors = {
  VALIDATION_FAILED: 'Veuillez vérifier votre saisie.',
  TOKEN_INVALID: 'Ce lien n’est plus valable.',
  NOT_AUTHENTICATED: 'Veuillez vous connecter.',
  INVALID_CREDENTIALS: 'L’adresse e-mail ou le mot de passe est incorrect.',
  SECOND_FACTOR_REQUIRED: 'Veuillez saisir votre code.',
  DEALER_NOT_ACTIVE: 'Cette action n’est possible qu’avec un compte professionnel validé.',
  ADMIN_ONLY: 'Cette action est réservée à l’administration.',
  OWNER_ONLY: 'Vos droits ne le permettent pas.',
  LAST_OWNER: 'Quelqu’un doit garder tous les droits.',
  REQUEST_WITHDRAWN: 'Cette demande a été retirée.',
  APPROVAL_NEEDED: 'Cela dépasse la limite d’approbation de votre société.',
  SECOND_FACTOR_NEEDED: 'Le second facteur manque.',
  FOREIGN_ORIGIN: 'La demande provient d’un autre site et a été refusée.',
  NOT_FOUND: 'Introuvable. L’élément a peut-être été supprimé entre-temps.',
  EMAIL_TAKEN: 'Un compte existe déjà avec cette adresse e-mail.',
  VEHICLE_UNAVAILABLE: 'Ce véhicule n’est plus disponible.',
  PRICE_CHANGED: 'Un prix a changé entre-temps.',
  CONDITIONS_CHANGED:
    'La TVA ou nos conditions générales ont changé. Rechargez la page et vérifiez les deux.',
  RESERVATION_NOT_CANCELLABLE: 'Cette réservation ne peut plus être annulée.',
  ORDER_NOT_CANCELLABLE: 'Cette commande ne peut plus être annulée.',
  IDEMPOTENCY_MISMATCH:
    'Votre sélection a changé pendant la commande. Veuillez la vérifier et commander à nouveau.',
  VIN_TAKEN: 'Un autre véhicule porte déjà ce VIN.',
  EDITED_MEANWHILE: 'Une autre personne a modifié ces données entre-temps. Veuillez recharger la page.',
  PAYLOAD_TOO_LARGE: 'Le fichier est trop volumineux.',
  UNSUPPORTED_MEDIA: 'Ce format n’est pas accepté.',
  IMPORT_REJECTED: 'Le fichier ZIP a été refusé.',
  RATE_LIMITED: 'Trop de tentatives. Veuillez patienter un instant.',
  INTERNAL: 'Un problème est survenu de notre côté. Veuillez réessayer.',
  UNAVAILABLE: 'Le portail est momentanément indisponible. Veuillez réessayer dans un instant.',
  NETWORK: 'Pas de connexion au serveur. Veuillez vérifier votre connexion Internet.',
  UNKNOWN: 'Une erreur inconnue est survenue.',
} satisfies Record<Exclude<ErrorCode, keyof typeof adminErrors> | 'NETWORK' | 'UNKNOWN', string>;
