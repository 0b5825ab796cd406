/** What the inventory says when it is outdated. */
export const outdated = {
  changed: 'Der Bestand hat sich geändert.',
  hidden: 'Ausgeblendete Fahrzeuge verschwinden, wenn Sie die Liste aktualisieren.',
  renew: 'Liste aktualisieren',
  failed: 'Keine Aktualisierung seit {time}\u00a0Uhr.',
  retry: 'Erneut versuchen',
};
