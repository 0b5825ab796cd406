/** The page to which the link in the first mail leads. */
export const confirm = {
  title: 'E-Mail-Adresse bestätigen',
  text: 'Bitte bestätigen Sie, dass diese E-Mail-Adresse zu Ihrem Händlerkonto gehört.',
  submit: 'E-Mail-Adresse bestätigen',
  needsScript: 'Dafür braucht Ihr Browser JavaScript. Bitte schalten Sie es ein und laden Sie die Seite neu.',
  done: 'Vielen Dank! Ihre E-Mail-Adresse ist bestätigt.',
  invalid:
    'Dieser Link gilt nicht mehr. Er gilt {days}\u00a0Tage und nur einmal. In Ihrem Dashboard können Sie sich einen neuen senden lassen.',
  invalidForGuest:
    'Dieser Link gilt nicht mehr. Er gilt {days}\u00a0Tage und nur einmal. Ist Ihre Adresse noch nicht bestätigt, melden Sie sich bitte an; in Ihrem Dashboard können Sie sich einen neuen Link senden lassen.',
  dashboard: 'Zum Dashboard',
  login: 'Anmelden',
  inventory: 'Fahrzeuge ansehen',
};
