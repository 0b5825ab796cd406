import type { Audience } from '../../server/mail/define-kind.ts';
import type { KindTo, VariablesOf } from '../../server/mail/kinds.ts';
import type { MailPhrases, MailSentences } from './phrases.ts';

/** The sentences of every kind of mail that this audience receives. */
type SentencesTo<A extends Audience> = { [K in KindTo<A>]: (variables: VariablesOf<K>) => MailSentences };

/** All texts of all mails in one language. A mail kind without texts does not compile. */
export interface MailWords extends MailPhrases {
  toDealer: SentencesTo<'dealer'>;
  toProvider: SentencesTo<'provider'>;
  toSender: SentencesTo<'sender'>;
}
