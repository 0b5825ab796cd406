/** What every page says about an account that is not active. */
export const notices = {
  pending: 'Ihr Konto wird noch geprüft. Bis zur Freischaltung sind einige Funktionen eingeschränkt.',
  suspended:
    'Ihr Konto ist gesperrt. Einige Funktionen sind eingeschränkt. Bitte rufen Sie uns an: <phone></phone>',
  details: 'Details ansehen',
  short: { PENDING: 'Freischaltung ausstehend', SUSPENDED: 'Konto gesperrt' },
};
