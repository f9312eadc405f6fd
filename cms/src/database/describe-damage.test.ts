import { expect, test } from 'vitest'
import { describeDamage } from './describe-damage'

test('recognises damage by the code or the message of any cause', () => {
  const damage = [
    Object.assign(new Error('the query failed'), { code: 'SQLITE_CORRUPT' }),
    new Error('database disk image is malformed'),
    new Error('file is not a database'),
  ]
  for (const cause of damage)
    expect(describeDamage(new Error('Failed query', { cause }))).toContain('npm run restore')
  expect(describeDamage(new Error('Failed query'))).toBeNull()
})
