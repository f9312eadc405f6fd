import { expect, test } from 'vitest'
import { ATTEMPT_LIFETIME_MS, SignInAttempts } from './sign-in-attempts'

const ADA = { address: '203.0.113.7', account: 'ada@example.org' }
const MINUTE = 60_000

function createAttempts() {
  let time = 0
  const attempts = new SignInAttempts(() => time)
  return { attempts, advance: (ms: number) => void (time += ms) }
}
const areAllowed = (attempts: SignInAttempts, requests: readonly (typeof ADA)[]) =>
  requests.map((request) => attempts.begin(request) === 0)
const others = (count: number) =>
  Array.from({ length: count }, (_, n) => ({ ...ADA, account: `${n}@example.org` }))

test('allows five attempts of an address for one account, in any spelling', () => {
  const { attempts } = createAttempts()
  const spellings = ['ada@example.org', ' Ada@Example.org ', 'ADA@EXAMPLE.ORG', '', '', '']
  const requests = spellings.map((account) => ({ ...ADA, account: account || ADA.account }))
  expect(areAllowed(attempts, requests)).toEqual([true, true, true, true, true, false])
})

test('allows ten attempts of an address for all accounts', () => {
  const { attempts } = createAttempts()
  expect(areAllowed(attempts, others(11))).toEqual([...Array<boolean>(10).fill(true), false])
})

test('ignores attempts of other addresses', () => {
  const { attempts } = createAttempts()
  for (let n = 0; n < 100; n++) attempts.begin({ ...ADA, address: '198.51.100.1' })
  expect(attempts.begin(ADA)).toBe(0)
})

test('counts by account only where addresses are unknown', () => {
  const { attempts } = createAttempts()
  const shared = others(100).map(({ account }) => ({ address: null, account }))
  expect(shared.map((request) => attempts.begin(request))).toEqual(Array(100).fill(0))
})

test('refused attempts do not extend the wait', () => {
  const { attempts, advance } = createAttempts()
  for (let n = 0; n < 5; n++) attempts.begin(ADA)
  advance(MINUTE)
  expect(attempts.begin(ADA)).toBe(ATTEMPT_LIFETIME_MS - MINUTE)
  advance(ATTEMPT_LIFETIME_MS - MINUTE)
  expect(attempts.begin(ADA)).toBe(0)
})

test('a successful attempt clears the failed ones for its account only', () => {
  const { attempts, advance } = createAttempts()
  for (const request of others(6)) attempts.begin(request)
  advance(1)
  for (let n = 0; n < 4; n++) attempts.begin(ADA)
  expect(attempts.begin(ADA)).toBeGreaterThan(0)
  attempts.succeed(ADA)
  expect(areAllowed(attempts, [ADA, ADA, ADA, ADA, ADA])).toEqual([true, true, true, true, false])
})
