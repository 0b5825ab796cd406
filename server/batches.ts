/** How many are done together, and how many batches run at once: docs/decisions/0178. */
const MOST_TOGETHER = 16;
const MOST_RUNNING = 2;
/** How many things all of a batch name, so that they are not locked for long: docs/decisions/0185. */
const MOST_NAMED = 128;

interface Waiting<Ask, Answer> {
  ask: Ask;
  names: readonly string[];
  resolve: (answer: Answer | PromiseLike<Answer>) => void;
  reject: (error: unknown) => void;
}

/**
 * Returns the answers in the order of what was asked. In a batch, also of one, it may do nothing and say that each is to be
 * done alone.
 */
type Work<Ask, Answer> = (
  asks: readonly Ask[],
  as: 'batch' | 'alone',
) => Promise<readonly Answer[] | 'eachAlone'>;

/**
 * Does together what waits while earlier batches run. In one batch no two name the same thing, so that each can be decided
 * without the others.
 */
export class Batches<Ask, Answer> {
  readonly #work: Work<Ask, Answer>;
  #waiting: Waiting<Ask, Answer>[] = [];
  #running = 0;

  constructor(work: Work<Ask, Answer>) {
    this.#work = work;
  }

  ask(ask: Ask, names: readonly string[]): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ ask, names, resolve, reject });
      // What has come already is in the same batch.
      if (this.#waiting.length === 1) setImmediate(() => this.#begin());
    });
  }

  #begin(): void {
    while (this.#running < MOST_RUNNING && this.#waiting.length > 0) {
      this.#running += 1;
      const batch = this.#takeNext();
      void this.#run(batch).then(() => {
        this.#running -= 1;
        this.#begin();
      });
    }
  }

  /** The first of those that wait, whatever it names, and those behind it that may be done with it. */
  #takeNext(): Waiting<Ask, Answer>[] {
    const named = new Set<string>();
    const batch: Waiting<Ask, Answer>[] = [];
    this.#waiting = this.#waiting.filter((each) => {
      const isFull =
        batch.length === MOST_TOGETHER || (batch.length > 0 && named.size + each.names.length > MOST_NAMED);
      if (isFull || each.names.some((name) => named.has(name))) return true;
      for (const name of each.names) named.add(name);
      batch.push(each);
      return false;
    });
    return batch;
  }

  /** Never rejects. Work alone may wait for long, so no batch waits for it. */
  async #run(batch: readonly Waiting<Ask, Answer>[]): Promise<void> {
    try {
      const answers = await this.#work(
        batch.map(({ ask }) => ask),
        'batch',
      );
      if (answers === 'eachAlone') for (const each of batch) each.resolve(this.#alone(each.ask));
      else for (const [place, answer] of answers.entries()) batch[place]?.resolve(answer);
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  }

  async #alone(ask: Ask): Promise<Answer> {
    const answers = await this.#work([ask], 'alone');
    if (answers === 'eachAlone' || answers.length !== 1) throw new Error('what was asked alone was not done');
    // The length says that there is one. `undefined` may be an answer, so no check of the value can.
    return answers[0] as Answer;
  }
}
