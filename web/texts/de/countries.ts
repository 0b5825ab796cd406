/** The countries of registrations and deliveries. */
export const countries = {
  DE: 'Deutschland',
  AT: 'Österreich',
  CH: 'Schweiz',
  FR: 'Frankreich',
  NL: 'Niederlande',
  BE: 'Belgien',
  LU: 'Luxemburg',
  IT: 'Italien',
};
