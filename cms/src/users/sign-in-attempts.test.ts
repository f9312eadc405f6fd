import { expect, test } from 'vitest'
import { COUNTED_FOR, SignInTries } from './sign-in-attempts'

const ADA = { address: '203.0.113.7', account: 'ada@example.org' }
const MINUTE = 60_000

function triesAt(start = 0) {
  let time = start
  const tries = new SignInTries(() => time)
  return { tries, pass: (ms: number) => void (time += ms) }
}
const outcomes = (tries: SignInTries, attempts: readonly (typeof ADA)[]) =>
  attempts.map((attempt) => tries.begin(attempt) === 0)
const others = (count: number) =>
  Array.from({ length: count }, (_, n) => ({ ...ADA, account: `${n}@example.org` }))

test('an address has five tries for one account, however it is written', () => {
  const { tries } = triesAt()
  const spellings = ['ada@example.org', ' Ada@Example.org ', 'ADA@EXAMPLE.ORG', '', '', '']
  const attempts = spellings.map((account) => ({ ...ADA, account: account || ADA.account }))
  expect(outcomes(tries, attempts)).toEqual([true, true, true, true, true, false])
})

test('an address has ten tries for all accounts together', () => {
  const { tries } = triesAt()
  expect(outcomes(tries, others(11))).toEqual([...Array<boolean>(10).fill(true), false])
})

test('nobody is kept out by tries that come from elsewhere', () => {
  const { tries } = triesAt()
  for (let n = 0; n < 100; n++) tries.begin({ ...ADA, address: '198.51.100.1' })
  expect(tries.begin(ADA)).toBe(0)
})

test('where visitors cannot be told apart, each account has tries of its own', () => {
  const { tries } = triesAt()
  const shared = others(100).map(({ account }) => ({ address: null, account }))
  expect(shared.map((attempt) => tries.begin(attempt))).toEqual(Array(100).fill(0))
})

test('what is refused does not make the wait longer', () => {
  const { tries, pass } = triesAt()
  for (let n = 0; n < 5; n++) tries.begin(ADA)
  pass(MINUTE)
  expect(tries.begin(ADA)).toBe(COUNTED_FOR - MINUTE)
  pass(COUNTED_FOR - MINUTE)
  expect(tries.begin(ADA)).toBe(0)
})

test('the right password forgives its own slips, and no tries for others', () => {
  const { tries, pass } = triesAt()
  for (const attempt of others(6)) tries.begin(attempt)
  pass(1)
  for (let n = 0; n < 4; n++) tries.begin(ADA)
  expect(tries.begin(ADA)).toBeGreaterThan(0)
  tries.succeed(ADA)
  expect(outcomes(tries, [ADA, ADA, ADA, ADA, ADA])).toEqual([true, true, true, true, false])
})
