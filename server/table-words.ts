import { de as headsDe, type Heads } from '../content/tables/de.ts';
import { en as headsEn } from '../content/tables/en.ts';
import { fr as headsFr } from '../content/tables/fr.ts';
import type { Locale } from '../contract/constants.ts';
import { emissionWord } from '../contract/notation.ts';
import { EMISSION_CLASSES } from '../contract/vehicle-fields.ts';
import { adminAdmins as adminsDe } from '../web/texts/de/admin-admins.ts';
import { adminHistory as historyDe } from '../web/texts/de/admin-history.ts';
import { adminMails as sentMailsDe } from '../web/texts/de/admin-mails.ts';
import { features as featuresDe } from '../web/texts/de/features.ts';
import { mails as mailsDe } from '../web/texts/de/mails.ts';
import { states as statesDe } from '../web/texts/de/states.ts';
import { adminAdmins as adminsEn } from '../web/texts/en/admin-admins.ts';
import { adminHistory as historyEn } from '../web/texts/en/admin-history.ts';
import { adminMails as sentMailsEn } from '../web/texts/en/admin-mails.ts';
import { features as featuresEn } from '../web/texts/en/features.ts';
import { mails as mailsEn } from '../web/texts/en/mails.ts';
import { states as statesEn } from '../web/texts/en/states.ts';
import { adminAdmins as adminsFr } from '../web/texts/fr/admin-admins.ts';
import { adminHistory as historyFr } from '../web/texts/fr/admin-history.ts';
import { adminMails as sentMailsFr } from '../web/texts/fr/admin-mails.ts';
import { features as featuresFr } from '../web/texts/fr/features.ts';
import { mails as mailsFr } from '../web/texts/fr/mails.ts';
import { states as statesFr } from '../web/texts/fr/states.ts';

/** The words of values by kind. The pages show the same ones. */
interface ValueWords {
  vehicle: Record<string, string>;
  dealer: Record<string, string>;
  order: Record<string, string>;
  reservation: Record<string, string>;
  body: Record<string, string>;
  fuel: Record<string, string>;
  colour: Record<string, string>;
  transmission: Record<string, string>;
  steering: Record<string, string>;
  emission: Record<string, string>;
  yesNo: Record<string, string>;
  serviceBook: Record<string, string>;
  feature: Record<string, string>;
  vatIdCheck: Record<string, string>;
  mailKind: Record<string, string>;
  mailState: Record<string, string>;
  auditAction: Record<string, string>;
  auditSubject: Record<string, string>;
  auditRole: Record<string, string>;
}

/** What a table for clerks says in one language. `wordOf` leaves a value as it is if it has no word. */
export interface TableWords {
  heads: Heads;
  wordOf: (kind: keyof ValueWords, value: string) => string;
}

const of = (heads: Heads, values: ValueWords): TableWords => ({
  heads,
  wordOf: (kind, value) => (Object.hasOwn(values[kind], value) ? (values[kind][value] ?? value) : value),
});

const EMISSIONS = Object.fromEntries(EMISSION_CLASSES.map((each) => [each, emissionWord(each)]));

const rolesIn = (history: typeof historyDe, admins: typeof adminsDe) => ({
  admin: admins.CLERK,
  dealer: history.subjects.dealer,
  system: history.system,
});

/** The words of tables in each language. */
export const TABLE_WORDS: Record<Locale, TableWords> = {
  de: of(headsDe, {
    ...statesDe,
    emission: EMISSIONS,
    yesNo: historyDe.values,
    serviceBook: historyDe.values,
    feature: featuresDe,
    vatIdCheck: historyDe.values,
    mailKind: mailsDe.kinds,
    mailState: sentMailsDe.states,
    auditAction: historyDe.actions,
    auditSubject: historyDe.subjects,
    auditRole: rolesIn(historyDe, adminsDe),
  }),
  en: of(headsEn, {
    ...statesEn,
    emission: EMISSIONS,
    yesNo: historyEn.values,
    serviceBook: historyEn.values,
    feature: featuresEn,
    vatIdCheck: historyEn.values,
    mailKind: mailsEn.kinds,
    mailState: sentMailsEn.states,
    auditAction: historyEn.actions,
    auditSubject: historyEn.subjects,
    auditRole: rolesIn(historyEn, adminsEn),
  }),
  fr: of(headsFr, {
    ...statesFr,
    emission: EMISSIONS,
    yesNo: historyFr.values,
    serviceBook: historyFr.values,
    feature: featuresFr,
    vatIdCheck: historyFr.values,
    mailKind: mailsFr.kinds,
    mailState: sentMailsFr.states,
    auditAction: historyFr.actions,
    auditSubject: historyFr.subjects,
    auditRole: rolesIn(historyFr, adminsFr),
  }),
};
