/** "DE58 1234 5678 0123 4567 89" */
export const inGroups = (iban: string): string => iban.replaceAll(/(.{4})(?=.)/g, '$1 ');
