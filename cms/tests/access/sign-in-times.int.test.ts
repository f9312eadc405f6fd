import { expect, test } from 'vitest'
import { post } from '../testing/rest'
import { sharedCms } from '../testing/shared-cms'

/** Of each kind, in pairs. An account is slowed down after 20 attempts, so there are several. */
const ATTEMPTS = process.env['SOAK'] ? 200 : 4
const ATTEMPTS_PER_ACCOUNT = 10
/** A, B, B, A …: what the machine does meanwhile meets both kinds alike. */
const isKnownFirst = (pair: number) => pair % 2 === 0

const cms = sharedCms()

test(
  'an attempt for an unknown account takes as long as one for a known account',
  { timeout: 1_800_000 },
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
    async function attempt(kind: 'known' | 'unknown', pair: number) {
      const account = `${kind}-${Math.floor(pair / ATTEMPTS_PER_ACCOUNT)}@example.org`
      const address = `198.51.${kind === 'known' ? 100 : 101}.${pair}`
      const startedAt = performance.now()
      const before = process.cpuUsage()
      const { status } = await post(
        ...([cms, '/users/login', { email: account, password: 'wrong' }] as const),
        { 'x-forwarded-for': address },
      )
      const { user, system } = process.cpuUsage(before)
      times[kind].push(performance.now() - startedAt)
      processor[kind].push((user + system) / 1000)
      expect(status).toBe(401)
    }
    for (let pair = 0; pair < ATTEMPTS; pair += 1) {
      const kinds = isKnownFirst(pair)
        ? (['known', 'unknown'] as const)
        : (['unknown', 'known'] as const)
      for (const kind of kinds) await attempt(kind, pair)
    }
    const difference = Math.abs(median(times.known) - median(times.unknown))
    const ofProcessor = Math.abs(median(processor.known) - median(processor.unknown))
    process.stdout.write(
      `  ${ATTEMPTS} attempts each: medians ${median(times.known).toFixed(1)} ms (known) and ${median(times.unknown).toFixed(1)} ms (unknown), they differ by ${difference.toFixed(1)} ms, in processor time by ${ofProcessor.toFixed(1)} ms\n`,
    )
    // Few attempts on a busy machine differ by chance, so the short form only finds a missing hash.
    const hash = median(processor.known)
    expect(ofProcessor).toBeLessThan(process.env['SOAK'] ? 10 : hash / 2)
  },
)

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
