/** How long a try counts, ms. */
export const COUNTED_FOR = 15 * 60 * 1000
/** Tries that one address may make, whomever they ask for. */
const MOST_OF_ADDRESS = 10
/** Tries that one address may make for one account. */
const MOST_FOR_ACCOUNT = 5
/** Places that are remembered, those counted first are forgotten first: about 3 MB. */
const MOST_KEPT = 20_000
/** Characters of an e-mail address (RFC 5321): what is longer is nobody's, and must not be kept whole. */
const LONGEST_ACCOUNT = 254

export interface SignInTry {
  /** Where it comes from; null where visitors cannot be told apart, as behind a proxy that is not trusted. */
  readonly address: string | null
  /** Whom it asks for, as written. */
  readonly account: string
}

/**
 * Counts tries to sign in by where they come from, never by account alone: whoever knows an editor's address could keep
 * them out. In memory: a new start forgives.
 */
export class SignInTries {
  readonly #times = new Map<string, readonly number[]>()
  readonly #now: () => number

  /** @param now ms */
  constructor(now: () => number) {
    this.#now = now
  }

  /**
   * Counts a try, unless there were too many: those do not make the wait longer.
   * @returns ms until one is let in; 0 for this one
   */
  begin(attempt: SignInTry): number {
    const places = placesOf(attempt)
    const wait = Math.max(...places.map(({ name, most }) => this.#waitAt(name, most)))
    if (wait > 0) return wait
    const time = this.#now()
    for (const { name } of places) this.#keep(name, [...this.#recent(name), time])
    return 0
  }

  /** The password was right: the tries before it were slips of the same person. */
  succeed(attempt: SignInTry): void {
    const [own, ofAddress] = placesOf(attempt)
    const slips = new Set(this.#recent(own.name))
    this.#times.delete(own.name)
    if (ofAddress)
      this.#keep(
        ofAddress.name,
        this.#recent(ofAddress.name).filter((time) => !slips.has(time)),
      )
  }

  #waitAt(name: string, most: number): number {
    const times = this.#recent(name)
    const [first] = times
    return times.length < most || first === undefined ? 0 : first + COUNTED_FOR - this.#now()
  }

  #recent = (name: string): readonly number[] =>
    (this.#times.get(name) ?? []).filter((time) => time > this.#now() - COUNTED_FOR)

  #keep(name: string, times: readonly number[]): void {
    this.#times.delete(name)
    if (times.length > 0) this.#times.set(name, times)
    for (const oldest of this.#times.keys()) {
      if (this.#times.size <= MOST_KEPT) return
      this.#times.delete(oldest)
    }
  }
}

interface Place {
  readonly name: string
  readonly most: number
}

function placesOf({ address, account }: SignInTry): readonly [Place, ...Place[]] {
  const name = account.trim().toLowerCase().slice(0, LONGEST_ACCOUNT)
  const own = { name: `${address ?? ''} ${name}`, most: MOST_FOR_ACCOUNT }
  return address === null ? [own] : [own, { name: address, most: MOST_OF_ADDRESS }]
}
