import type { blog as german } from '../de/blog.ts';
import type { Translation } from '../messages.ts';

export const blog: Translation<typeof german> = {
  title: 'Blog',
  description:
    'Articles pour les professionnels de l’automobile : marché, documents, qualité et sécurité des achats de retours de leasing.',
  lead: 'Marché, documents, qualité et sécurité dans le négoce des retours de leasing.',
  featured: 'À la une',
  read: 'Lire l’article',
  others: 'Autres articles',
  back: 'Tous les articles',
  revised: 'En révision',
  newsletter: {
    title: 'Newsletter',
    text: 'Les nouveaux articles par e-mail. L’inscription est en préparation : votre saisie n’est pas transmise.',
    email: 'Adresse e-mail',
    subscribe: 'S’abonner',
  },
  fraud: {
    label: 'Contact en cas de soupçon de fraude',
    text: 'Une offre vous semble suspecte ? Interrogez-nous avant de payer.',
  },
};
