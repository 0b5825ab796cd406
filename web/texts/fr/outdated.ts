/** What the inventory says when it is outdated. */
export const outdated = {
  changed: 'Le stock a changé.',
  hidden: 'Les véhicules masqués disparaîtront à l’actualisation de la liste.',
  renew: 'Actualiser la liste',
  failed: 'Pas d’actualisation depuis {time}.',
  retry: 'Réessayer',
};
