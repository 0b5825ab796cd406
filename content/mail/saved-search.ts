import type { Locale } from '../../contract/constants.ts';
import type { MailWords } from './words.ts';

/** The mail about vehicles that a saved search has found, in all languages. */
export const savedSearch: Record<Locale, Pick<MailWords['toDealer'], 'savedSearch'>> = {
  de: {
    savedSearch: ({ name, count, rest }) => ({
      subject: `Gespeicherte Suche „${name}“: ${count === 1 ? 'ein neues Fahrzeug' : `${count} neue Fahrzeuge`}`,
      opening: [
        `zu Ihrer gespeicherten Suche „${name}“ ${count === 1 ? 'ist ein Fahrzeug' : `sind ${count} Fahrzeuge`} dazugekommen.`,
      ],
      closing: [
        ...(rest > 0
          ? [
              `${rest === 1 ? 'Ein weiteres Fahrzeug' : `${rest} weitere Fahrzeuge`} sehen Sie in der Liste der Suche.`,
            ]
          : []),
        'Unter „Gespeicherte Suchen“ ändern, pausieren oder löschen Sie die Suche.',
      ],
      button: 'Liste ansehen',
    }),
  },
  en: {
    savedSearch: ({ name, count, rest }) => ({
      subject: `Saved search “${name}”: ${count === 1 ? 'one new vehicle' : `${count} new vehicles`}`,
      opening: [
        `${count === 1 ? 'One vehicle has' : `${count} vehicles have`} been added to the list of your saved search “${name}”.`,
      ],
      closing: [
        ...(rest > 0
          ? [
              `You see ${rest === 1 ? 'one more vehicle' : `${rest} more vehicles`} in the list of the search.`,
            ]
          : []),
        'You change, pause or delete the search under “Saved searches”.',
      ],
      button: 'View list',
    }),
  },
  fr: {
    savedSearch: ({ name, count, rest }) => ({
      subject: `Recherche enregistrée « ${name} » : ${count === 1 ? 'un nouveau véhicule' : `${count} nouveaux véhicules`}`,
      opening: [
        `${count === 1 ? 'Un véhicule s’est ajouté' : `${count} véhicules se sont ajoutés`} à la liste de votre recherche enregistrée « ${name} ».`,
      ],
      closing: [
        ...(rest > 0
          ? [
              `${rest === 1 ? 'Un autre véhicule figure' : `${rest} autres véhicules figurent`} dans la liste de la recherche.`,
            ]
          : []),
        'Dans « Recherches enregistrées », vous modifiez, suspendez ou supprimez la recherche.',
      ],
      button: 'Voir la liste',
    }),
  },
};
