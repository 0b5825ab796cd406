import type { Messages, Translation } from '../messages.ts';

export const contact: Translation<Messages['contact']> = {
  title: 'Contact',
  description:
    'Assistance, service commercial et adresse : comment nous joindre pour toute question sur un véhicule, un compte ou une commande.',
  lead: 'Une question sur un véhicule, votre compte ou une commande ? Nous vous répondons sous {hours}\u00a0heures.',
  support: {
    title: 'Assistance',
    text: 'Compte, validation et utilisation du portail',
    reply: 'Réponse sous {hours}\u00a0heures',
  },
  sales: { title: 'Service commercial', text: 'Véhicules, commandes et livraison' },
  headquarters: 'Siège social',
  documentation: 'Vous trouverez déjà de nombreuses réponses dans la <link>documentation</link>.',
  form: {
    title: 'Nous écrire',
    allRequired: 'Merci de remplir tous les champs.',
    needsScript:
      'Le formulaire nécessite JavaScript. Écrivez-nous à l’une des adresses e-mail indiquées ou appelez-nous.',
    name: 'Nom',
    company: 'Société',
    email: 'Adresse e-mail',
    phone: 'Téléphone',
    subject: 'Objet',
    message: 'Message',
    submit: 'Envoyer le message',
    done: 'Message envoyé',
    doneText: 'Merci. Une copie est envoyée à {email}.',
    doneRead: 'Merci. Votre message est affiché sous le formulaire.',
    sent: 'Votre message',
    failed: 'Erreur',
    failedText: 'Une erreur s’est produite lors de l’envoi du message. Veuillez réessayer.',
    tooMany:
      'Trop de messages sont arrivés de votre réseau. Veuillez réessayer dans une heure ou nous appeler.',
  },
  privacy:
    'Le traitement de vos données est décrit dans la <link>politique de confidentialité</link>. Si vous êtes connecté et que votre adresse e-mail est confirmée, vous recevrez une copie de votre message par e-mail.',
};
