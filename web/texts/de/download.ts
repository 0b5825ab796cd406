/** The files that hold the vehicles of a list. */
export const download = {
  title: 'Diese Liste herunterladen',
  xlsx: 'Excel',
  csv: 'CSV',
  json: 'JSON',
  most: 'Die Datei enthält die ersten {most} Fahrzeuge der Liste.',
};
