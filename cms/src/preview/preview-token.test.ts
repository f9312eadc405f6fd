import { expect, test } from 'vitest'
import { readPreviewToken, signPreviewToken } from './preview-token'

const SECRET = 'a secret of this test'
const GRANT = { collection: 'pages', id: 3, user: 1, session: 'abc', expires: 1_000 } as const
const token = signPreviewToken(GRANT, SECRET)
const read = (text: string, { secret = SECRET, now = 999 } = {}) =>
  readPreviewToken(text, { secret, now })

test('returns what was signed', () => {
  expect(read(token)).toEqual(GRANT)
})

test('refuses a token from the moment it expires', () => {
  expect(read(token, { now: 1_000 })).toBeNull()
})

test('refuses altered tokens and those of another secret', () => {
  const [payload = '', signature = ''] = token.split('.')
  const other = Buffer.from(JSON.stringify({ ...GRANT, id: 4 })).toString('base64url')
  for (const altered of [
    `${other}.${signature}`,
    `${payload}.${signature.slice(0, -1)}`,
    `${payload}.`,
    `${token}.${signature}`,
    payload,
    '',
    '.',
  ])
    expect(read(altered)).toBeNull()
  expect(read(token, { secret: 'another secret' })).toBeNull()
})
