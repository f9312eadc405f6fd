import { afterAll, beforeAll, expect, test } from 'vitest'
import { setPasswordHashes } from '../testing/cheap-password-hashes'
import { post } from '../testing/rest'
import { sharedCms } from '../testing/shared-cms'

const IS_SOAK = Boolean(process.env['SOAK'])
/** Of each kind, in pairs. An account is slowed down after 20 attempts, so there are several. */
const ATTEMPTS = IS_SOAK ? 200 : 4
const ATTEMPTS_PER_ACCOUNT = 10
const AT_ONCE = 4
/** Of a short form on a busy machine. */
const TOO_LONG = 5

const cms = sharedCms()
beforeAll(() => setPasswordHashes('whole'))
afterAll(() => setPasswordHashes('cheap'))

test(
  'an attempt for an unknown account takes as long as one for a known account',
  { tags: 'long', timeout: 1_800_000 },
  async () => {
    for (let number = 0; number < ATTEMPTS / ATTEMPTS_PER_ACCOUNT; number += 1)
      await cms.payload.create({
        collection: 'users',
        data: {
          ...{ name: `Known ${number}`, email: `known-${number}@example.org` },
          password: 'a long enough password',
        },
      })
    const times = { known: new Array<number>(), unknown: new Array<number>() }
    const processor = { known: new Array<number>(), unknown: new Array<number>() }
    async function attempt(kind: Kind, pair: number, addresses: string) {
      const account = `${kind}-${Math.floor(pair / ATTEMPTS_PER_ACCOUNT)}@example.org`
      const address = `${addresses}.${kind === 'known' ? 100 : 101}.${pair}`
      const startedAt = performance.now()
      const { status } = await post(
        ...([cms, '/users/login', { email: account, password: 'wrong' }] as const),
        { 'x-forwarded-for': address },
      )
      expect(status).toBe(401)
      return performance.now() - startedAt
    }
    for (let pair = 0; pair < ATTEMPTS; pair += 1)
      for (const kind of orderOf(pair)) {
        const before = process.cpuUsage()
        times[kind].push(await attempt(kind, pair, '198.51'))
        const { user, system } = process.cpuUsage(before)
        processor[kind].push((user + system) / 1000)
      }
    report(`${ATTEMPTS} attempts each`, times)
    report('their processor time', processor)
    // Few attempts on a busy machine differ by chance, so the short form only finds a missing hash.
    const allowed = IS_SOAK ? 10 : median(processor.known) / 2
    expect(Math.abs(median(differences(processor)))).toBeLessThan(allowed)
    if (IS_SOAK) expectEqualTimes(times)

    // Several at once: neither kind waits for fewer others.
    const parallel = { known: new Array<number>(), unknown: new Array<number>() }
    for (let pair = 0; pair < ATTEMPTS; pair += AT_ONCE)
      for (const kind of orderOf(pair / AT_ONCE)) {
        const all = Array.from({ length: AT_ONCE }, (_, n) => attempt(kind, pair + n, '203.0'))
        parallel[kind].push(Math.max(...(await Promise.all(all))))
      }
    report(`${AT_ONCE} attempts at once`, parallel)
    if (IS_SOAK) expectEqualTimes(parallel)
    // Twice the time would show another limit.
    else expect(median(parallel.unknown)).toBeLessThan(TOO_LONG * median(parallel.known))
  },
)

type Kind = 'known' | 'unknown'
type Times = Readonly<Record<Kind, readonly number[]>>

/** A, B, B, A …: what the machine does meanwhile meets both kinds alike. */
const orderOf = (pair: number): readonly Kind[] =>
  pair % 2 === 0 ? ['known', 'unknown'] : ['unknown', 'known']

const differences = ({ known, unknown }: Times) =>
  known.map((time, pair) => time - (unknown[pair] ?? 0))

/** The medians differ by less than 10 ms, and what chance makes of so many attempts on this machine (three standard errors). */
function expectEqualTimes(times: Times): void {
  const all = differences(times)
  const spread = median(all.map((difference) => Math.abs(difference - median(all)))) * 1.48
  const chance = (3 * 1.25 * spread) / Math.sqrt(all.length)
  expect(Math.abs(median(all))).toBeLessThan(10 + chance)
}

function report(title: string, times: Times): void {
  const [known, unknown, difference] = [times.known, times.unknown, differences(times)].map(
    (values) => median(values).toFixed(1),
  )
  process.stdout.write(
    `  ${title}: medians ${known} ms (known) and ${unknown} ms (unknown), of the differences ${difference} ms\n`,
  )
}

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
