/** A dealer's own marks on vehicles: watched or hidden. */
export const marks = {
  WATCHED: 'Beobachten',
  HIDDEN: 'Ausblenden',
  named: { WATCHED: '{name} beobachten', HIDDEN: '{name} ausblenden' },
  own: 'Von Ihnen bestellt',
  ownNamed: 'Von Ihnen bestellt: {name}, zu Ihren Reservierungen',
  isHidden: '{name} ist ausgeblendet.',
  undo: 'Wieder einblenden',
  compare: {
    label: 'Vergleich',
    named: '{name} vergleichen',
    short: 'Vergleichen',
    chosen: '{count} von {max} im Vergleich',
    open: 'Ansehen',
    clear: 'Vergleich leeren',
    full: 'Mehr als {max} Fahrzeuge passen nicht nebeneinander',
    fullHint: 'Nehmen Sie zuerst eines aus dem Vergleich.',
  },
  failed: 'Das wurde nicht gespeichert',
  blocked: {
    visitor: 'Bitte melden Sie sich an, um Fahrzeuge zu beobachten oder auszublenden.',
    login: 'Anmelden',
    PENDING: 'Sobald Ihr Konto freigeschaltet ist, können Sie Fahrzeuge beobachten und ausblenden.',
    SUSPENDED: 'Ihr Konto ist gesperrt. Deshalb können Sie keine Fahrzeuge beobachten oder ausblenden.',
  },
};
