import { BEAT_SECONDS } from '../../contract/event-figures.ts';
import type { LiveEventName } from '../../contract/events.ts';
import type { LiveEvent } from './show-changes.ts';

/** A connection on which nothing was heard for so long is lost, whatever the browser says. */
export const SILENCE_MS = BEAT_SECONDS * 2_500;
/** The longest wait before the first retry, and before any. Each wait is random, so that pages come back one by one. */
const FIRST_WAIT_MS = 2_000;
const LONGEST_WAIT_MS = 60_000;

const NAMES: readonly LiveEventName[] = ['start', 'vehicles', 'stock', 'changed', 'beat', 'end'];

interface LiveStreamDeps {
  /** The age of the data of the page, in milliseconds. */
  ageOfData: () => number;
  onEvent: (event: LiveEvent) => void;
  onLost: () => void;
  /** Between 0 and 1. */
  random?: () => number;
}

/** The stream of changes of this page. While it is open, a lost connection is opened again, with random waits that grow. */
export class LiveStream {
  readonly #deps: LiveStreamDeps;
  #source: EventSource | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #failures = 0;

  constructor(deps: LiveStreamDeps) {
    this.#deps = deps;
  }

  open(): void {
    this.close();
    const source = new EventSource(`/api/events?age=${Math.ceil(this.#deps.ageOfData())}`);
    this.#source = source;
    for (const name of NAMES)
      source.addEventListener(name, ({ data }) => this.#receive({ name, data: JSON.parse(data) }));
    // The browser itself would retry with the same age, and all pages at the same instant.
    source.addEventListener('error', () => this.#retry());
    this.#watch();
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#source?.close();
    this.#source = undefined;
  }

  #receive(event: LiveEvent): void {
    this.#watch();
    // Not at the start: a proxy may end every stream soon after it.
    if (event.name === 'beat') this.#failures = 0;
    this.#deps.onEvent(event);
    if (event.name === 'end') this.#retry();
  }

  #watch(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#retry(), SILENCE_MS);
  }

  #retry(): void {
    this.close();
    this.#deps.onLost();
    const longest = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** this.#failures);
    this.#failures += 1;
    this.#timer = setTimeout(() => this.open(), (this.#deps.random ?? Math.random)() * longest);
  }
}
