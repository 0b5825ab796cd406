/** The blog and its articles. */
export const blog = {
  title: 'Blog',
  description:
    'Beiträge für den gewerblichen Fahrzeughandel: Markt, Dokumentation, Qualität und Sicherheit beim Kauf von Leasingrückläufern.',
  lead: 'Markt, Dokumente, Qualität und Sicherheit im Handel mit Leasingrückläufern.',
  featured: 'Im Fokus',
  read: 'Beitrag lesen',
  others: 'Weitere Beiträge',
  back: 'Alle Beiträge',
  revised: 'Wird überarbeitet',
  newsletter: {
    title: 'Newsletter',
    text: 'Neue Beiträge per E-Mail. Die Anmeldung ist noch in Vorbereitung: Ihre Eingabe wird nicht übertragen.',
    email: 'E-Mail-Adresse',
    subscribe: 'Abonnieren',
  },
  fraud: {
    label: 'Kontakt bei Betrugsverdacht',
    text: 'Ein Angebot kommt Ihnen verdächtig vor? Fragen Sie uns, bevor Sie zahlen.',
  },
};
