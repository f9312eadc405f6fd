import { expect, test } from 'vitest'
import { checkPassword } from './check-password'

const ADA = { email: 'ada.lovelace@example.org', name: 'Ada Lovelace' }

test.each(['short', 'elevenchars', '😀😀😀😀😀😀'])(
  'refuses %s, which is too short',
  (password) => {
    expect(checkPassword(password, ADA)).toMatch('at least 12 characters')
  },
)

test.each(['123456789012', 'Qwertyuiop123', 'passwordpassword', 'PasswordPassword'])(
  'refuses %s, which is common',
  (password) => {
    expect(checkPassword(password, ADA)).toMatch('most common')
  },
)

test.each(['ada.lovelace@example.org', 'ADA.LOVELACE', 'ada lovelace', 'Ada LovelaceAda Lovelace'])(
  'refuses %s, which is the name or address',
  (password) => {
    expect(checkPassword(password, ADA)).toMatch('not your name')
  },
)

test('accepts words that nobody else has', () => {
  expect(checkPassword('harbour ink saturday', ADA)).toBeNull()
  expect(checkPassword('a long enough password', {})).toBeNull()
})
