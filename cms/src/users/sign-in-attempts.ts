/** ms for which an attempt counts. */
export const ATTEMPT_LIFETIME_MS = 15 * 60 * 1000
/** Attempts of one address for all accounts. */
const MAX_PER_ADDRESS = 10
/** Attempts of one address for one account. */
const MAX_PER_ACCOUNT = 5
/** Stored keys; the oldest are dropped. About 3 MB. */
const MAX_KEYS = 20_000
/** Characters of an e-mail address (RFC 5321). A longer one belongs to no account, and must not be stored whole. */
const MAX_ACCOUNT_LENGTH = 254

export interface SignInAttempt {
  /** Null where visitors cannot be distinguished, such as behind a proxy that is not trusted. */
  readonly address: string | null
  /** The e-mail address as typed. */
  readonly account: string
}

/**
 * Counts sign-in attempts by address, never by account alone: anyone who knows an editor's e-mail address could lock the
 * editor out. Kept in memory, so a restart clears them.
 */
export class SignInAttempts {
  readonly #times = new Map<string, readonly number[]>()
  readonly #now: () => number

  /** @param now returns ms */
  constructor(now: () => number) {
    this.#now = now
  }

  /**
   * Counts an attempt, unless there were too many. Refused attempts do not extend the wait.
   * @returns ms until the next attempt is allowed; 0 if this one is
   */
  begin(attempt: SignInAttempt): number {
    const limits = limitsOf(attempt)
    const wait = Math.max(...limits.map(({ key, max }) => this.#waitFor(key, max)))
    if (wait > 0) return wait
    const time = this.#now()
    for (const { key } of limits) this.#set(key, [...this.#recent(key), time])
    return 0
  }

  /** Clears the failed attempts of this address for this account: the same person made them. */
  succeed(attempt: SignInAttempt): void {
    const [forAccount, forAddress] = limitsOf(attempt)
    const failed = new Set(this.#recent(forAccount.key))
    this.#times.delete(forAccount.key)
    if (forAddress)
      this.#set(
        forAddress.key,
        this.#recent(forAddress.key).filter((time) => !failed.has(time)),
      )
  }

  #waitFor(key: string, max: number): number {
    const times = this.#recent(key)
    const [first] = times
    return times.length < max || first === undefined ? 0 : first + ATTEMPT_LIFETIME_MS - this.#now()
  }

  #recent = (key: string): readonly number[] =>
    (this.#times.get(key) ?? []).filter((time) => time > this.#now() - ATTEMPT_LIFETIME_MS)

  #set(key: string, times: readonly number[]): void {
    this.#times.delete(key)
    if (times.length > 0) this.#times.set(key, times)
    for (const oldest of this.#times.keys()) {
      if (this.#times.size <= MAX_KEYS) return
      this.#times.delete(oldest)
    }
  }
}

interface Limit {
  readonly key: string
  readonly max: number
}

function limitsOf({ address, account }: SignInAttempt): readonly [Limit, ...Limit[]] {
  const name = account.trim().toLowerCase().slice(0, MAX_ACCOUNT_LENGTH)
  const forAccount = { key: `${address ?? ''} ${name}`, max: MAX_PER_ACCOUNT }
  return address === null ? [forAccount] : [forAccount, { key: address, max: MAX_PER_ADDRESS }]
}
