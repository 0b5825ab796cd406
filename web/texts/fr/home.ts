import type { home as german } from '../de/home.ts';
import type { Translation } from '../messages.ts';

export const home: Translation<typeof german> = {
  title: 'Retours de\u00a0leasing à\u00a0prix\u00a0fixe. <whole>Réservation immédiate.</whole>',
  lead: 'Des véhicules contrôlés, avec dossier complet, pour les professionnels de l’automobile inscrits, dans tout l’Espace économique européen. Ni enchères, ni attente.',
  inventory: 'Voir les véhicules',
  howItWorks: 'Comment ça marche',
  register: 'S’inscrire comme revendeur',
  contact: 'Nous contacter',
  claims: {
    label: 'Notre stock en chiffres',
    vehicles: 'véhicules',
    vehiclesFigure: '{count}+',
    dealers: 'revendeurs',
    dealersFigure: '{count}+',
    delivery: 'livraison',
    deliveryFigure: '{hours}\u00a0h',
    documentation: 'documentation',
    documentationFigure: '{percent}\u00a0%',
  },
  newest: {
    title: 'Nouveautés en stock',
    all: 'Voir tous les véhicules',
    registered: 'MEC {month}',
    net: 'HT + TVA {vat}\u00a0%',
  },
  steps: {
    title: 'Comment ça marche',
    register: {
      title: 'S’inscrire',
      text: 'Créez en quatre étapes un compte pour votre société. Nous le vérifions, en général sous {from}\u00a0à\u00a0{to}\u00a0jours ouvrés.',
    },
    browse: {
      title: 'Choisir',
      text: 'Filtrez le stock, consultez photos, équipements et documents, puis ajoutez des véhicules à votre sélection.',
    },
    purchase: {
      title: 'Acheter',
      text: 'Réservez au prix fixe : la réservation vaut achat ferme. Nous vous appelons sous {call}\u00a0heures et vous recevez la facture par e-mail.',
    },
  },
  benefits: {
    title: 'Ce que vous y gagnez',
    quality: {
      title: 'Qualité contrôlée',
      text: 'Chaque véhicule provient d’une flotte ou d’un leasing et est contrôlé avant la vente. Les photos et les données montrent son état.',
    },
    availability: {
      title: 'Disponibilité rapide',
      text: 'La réservation est immédiate et valable {hours}\u00a0heures. Un véhicule n’est jamais promis deux fois.',
    },
    prices: {
      title: 'Prix transparents',
      text: 'Des prix fixes HT et TTC, visibles par tous. Pas d’enchères, pas de frais d’adjudication, pas de renégociation.',
    },
    documents: {
      title: 'Dossier complet',
      text: 'Équipements, photos et documents se consultent et se téléchargent avant l’achat.',
    },
    pickup: {
      title: 'Enlèvement et livraison flexibles',
      text: 'Nous livrons chez vous pour {fee} HT par véhicule et prenons en charge les dommages survenus pendant le transport. Enlèvement sur accord\u202f: contactez-nous.',
    },
    features: {
      title: 'Des outils pour l’achat',
      text: 'Une recherche qui couvre l’équipement et tolère les fautes de frappe, des filtres par puissance et kilométrage, commandes et délais en un coup d’œil, en trois langues.',
    },
  },
  testimonials: {
    title: 'Ce qu’en disent les revendeurs',
    stars: '{count} étoiles sur {count}',
    one: {
      quote:
        'Je vois le prix, je vois les documents, et si cela me convient, la voiture est à moi. C’est ainsi que j’aime acheter.',
      name: 'Katrin Behrens',
      firm: 'Autohaus Behrens, Oldenbourg',
    },
    two: {
      quote: 'Pas d’enchères où l’on finit par payer plus que prévu. Je calcule une fois et je réserve.',
      name: 'Marc Delvaux',
      firm: 'Delvaux Automobiles, Luxembourg',
    },
    three: {
      quote:
        'La description correspond à la voiture qui arrive sur notre parc. Cela nous fait gagner du temps chaque semaine.',
      name: 'Jasper de Wit',
      firm: 'De Wit, Utrecht',
    },
  },
  faq: {
    title: 'Questions fréquentes',
    who: {
      q: 'Qui peut acheter ici ?',
      a: 'Uniquement les entreprises : les professionnels de l’automobile de l’Espace économique européen et de Suisse. Nous ne vendons pas aux particuliers.',
    },
    account: {
      q: 'Combien de temps prend la validation du compte ?',
      a: 'Nous vérifions les nouveaux comptes en général sous {from}\u00a0à\u00a0{to}\u00a0jours ouvrés et vous informons par e-mail. Le stock et tous les prix sont visibles sans attendre.',
    },
    auction: {
      q: 'S’agit-il d’enchères ?',
      a: 'Non. Chaque véhicule a un prix fixe. La réservation vaut achat ferme ; le véhicule est alors bloqué pour vous pendant {hours}\u00a0heures.',
    },
    payment: {
      q: 'Comment se fait le paiement ?',
      a: 'Uniquement par virement, et uniquement depuis le compte bancaire de la société inscrite, sous {days}\u00a0jours ouvrés à compter de la date de facture.',
    },
    delivery: {
      q: 'Quand le véhicule arrive-t-il ?',
      a: 'Dans les {release}\u00a0jours ouvrés suivant la réception du paiement, nous confirmons la livraison ; le véhicule arrive en règle générale sous {arrival}\u00a0jours ouvrés. Les véhicules prêts au départ sont expédiés sous {dispatch}\u00a0heures. La livraison coûte {fee} HT par véhicule.',
    },
    warranty: {
      q: 'Y a-t-il une garantie ?',
      a: 'Non. La vente se fait entre professionnels, sans garantie des vices, apparents ou cachés, dans les limites de la loi. Merci de signaler tout défaut par e-mail dans les {hours}\u00a0heures suivant la prise de possession, avec photos ou documents ; nous l’examinons et cherchons avec vous une solution.',
    },
    cancel: {
      q: 'Que coûte une annulation ?',
      a: 'La réservation est gratuite. En cas d’annulation ou de non-paiement, des frais administratifs de {fee} peuvent être facturés.',
    },
    support: {
      q: 'Qui répond à mes questions ?',
      a: 'Notre assistance : {email}, {phone}, {opening}. Réponse sous {hours}\u00a0heures.',
    },
  },
  closing: {
    title: 'Prêt pour votre prochain achat ?',
    text: 'L’inscription est gratuite. Nous vendons uniquement aux entreprises, contre virement depuis le compte de la société et sans garantie.',
    vehicles: 'Vous avez déjà un compte.',
  },
};
