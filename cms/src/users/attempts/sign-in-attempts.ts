import { RecentAttempts } from './recent-attempts'
import { delayAfter } from './slow-down'

/** Attempts of one address for all accounts. */
const MAX_PER_ADDRESS = 10
/** Attempts of one address for one account. */
const MAX_PER_ACCOUNT = 5
/** Attempts of a device that has signed in to the account before. */
const MAX_PER_DEVICE = 10
/** Characters of an e-mail address (RFC 5321). A longer one belongs to no account, and must not be stored whole. */
const MAX_ACCOUNT_LENGTH = 254

export interface SignInAttempt {
  /** Null where visitors cannot be distinguished, such as behind a proxy that is not trusted. */
  readonly address: string | null
  /** The e-mail address as typed. */
  readonly account: string
  /** Set if the device has signed in to the account before: then nothing else is counted. */
  readonly device?: string | null
}

/**
 * Counts sign-in attempts by address, and never blocks an account for all addresses: anyone who knows an editor's e-mail
 * address could lock the editor out. Many attempts for one account are slowed down instead.
 */
export class SignInAttempts {
  readonly #attempts: RecentAttempts
  readonly #now: () => number

  /** @param now returns ms */
  constructor(now: () => number) {
    this.#attempts = new RecentAttempts(now)
    this.#now = now
  }

  /**
   * Counts an attempt, unless there were too many. Refused attempts do not extend the wait.
   * @returns ms until the next attempt is allowed; 0 if this one is
   */
  begin(attempt: SignInAttempt): number {
    const limits = limitsOf(attempt)
    const wait = Math.max(...limits.map(({ key, max }) => this.#attempts.waitFor(key, max)))
    if (wait > 0) return wait
    const time = this.#now()
    const keys = [...limits.map(({ key }) => key), ...slowedKeys(attempt)]
    for (const key of keys) this.#attempts.add(key, time)
    return 0
  }

  /** @returns ms that an attempt has to wait because of all others for its account, or from unknown addresses */
  delay(attempt: SignInAttempt): number {
    const counts = slowedKeys(attempt).map((key) => this.#attempts.recent(key).length)
    return delayAfter(Math.max(0, ...counts))
  }

  /** Clears the failed attempts of this address for this account: the same person made them. */
  succeed(attempt: SignInAttempt): void {
    const [own, forAddress] = limitsOf(attempt)
    const failed = this.#attempts.recent(own.key)
    this.#attempts.set(own.key, [])
    const keys = [...slowedKeys(attempt), ...(forAddress ? [forAddress.key] : [])]
    for (const key of keys) this.#attempts.remove(key, failed)
  }
}

interface Limit {
  readonly key: string
  readonly max: number
}

const nameOf = ({ account }: SignInAttempt) =>
  account.trim().toLowerCase().slice(0, MAX_ACCOUNT_LENGTH)

function limitsOf(attempt: SignInAttempt): readonly [Limit, ...Limit[]] {
  const { address, device } = attempt
  const name = nameOf(attempt)
  if (device) return [{ key: `device ${device} ${name}`, max: MAX_PER_DEVICE }]
  // Attempts of others cannot be distinguished from the owner's: they are slowed down only.
  if (address === null) return [{ key: ` ${name}`, max: Infinity }]
  return [
    { key: `${address} ${name}`, max: MAX_PER_ACCOUNT },
    { key: address, max: MAX_PER_ADDRESS },
  ]
}

/** What is counted over all addresses; nothing of a known device. */
function slowedKeys(attempt: SignInAttempt): readonly string[] {
  if (attempt.device) return []
  return [`account ${nameOf(attempt)}`, ...(attempt.address === null ? ['no address'] : [])]
}
