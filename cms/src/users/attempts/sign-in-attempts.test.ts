import { expect, test } from 'vitest'
import { ATTEMPT_LIFETIME_MS } from './recent-attempts'
import { SignInAttempts } from './sign-in-attempts'

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

test('blocks nobody where addresses are unknown', () => {
  const { attempts } = createAttempts()
  const shared = others(100).map(({ account }) => ({ address: null, account }))
  expect(shared.map((request) => attempts.begin(request))).toEqual(Array(100).fill(0))
  const ada = { ...ADA, address: null }
  for (let n = 0; n < 100; n++) expect(attempts.begin(ada)).toBe(0)
  expect(attempts.delay(ada)).toBe(10_000)
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

test('slows down attempts for one account from many addresses, and blocks none', () => {
  const { attempts } = createAttempts()
  const from = (n: number) => ({ ...ADA, address: `198.51.100.${n}` })
  for (let n = 0; n < 20; n++) expect(attempts.begin(from(n))).toBe(0)
  expect(attempts.delay(from(20))).toBe(0)
  for (let n = 20; n < 30; n++) attempts.begin(from(n))
  expect(attempts.delay(ADA)).toBe(5_000)
  for (let n = 30; n < 250; n++) expect(attempts.begin(from(n))).toBe(0)
  expect(attempts.delay(ADA)).toBe(10_000)
  expect(attempts.delay({ ...ADA, account: 'bob@example.org' })).toBe(0)
})

test('neither counts nor slows down a device that signed in before with the others', () => {
  const { attempts } = createAttempts()
  const known = { ...ADA, device: 'laptop' }
  for (let n = 0; n < 60; n++) attempts.begin({ ...ADA, address: `198.51.100.${n}` })
  for (let n = 0; n < 5; n++) attempts.begin(ADA)
  expect(attempts.begin(ADA)).toBeGreaterThan(0)
  expect([attempts.begin(known), attempts.delay(known)]).toEqual([0, 0])
  expect(areAllowed(attempts, Array(10).fill(known))).toEqual([...Array(9).fill(true), false])
})

test('slows down attempts for many accounts where addresses are unknown', () => {
  const { attempts } = createAttempts()
  const unknown = others(41).map((each) => ({ ...each, address: null }))
  for (const attempt of unknown) expect(attempts.begin(attempt)).toBe(0)
  expect(attempts.delay({ address: null, account: 'ada@example.org' })).toBe(10_000)
  expect(attempts.delay(ADA)).toBe(0)
})

test('does not count successful attempts', () => {
  const { attempts } = createAttempts()
  const office = others(60).map((each) => ({ ...each, address: null }))
  for (const attempt of office) {
    attempts.begin(attempt)
    attempts.succeed(attempt)
  }
  expect(attempts.delay({ address: null, account: 'ada@example.org' })).toBe(0)
})
