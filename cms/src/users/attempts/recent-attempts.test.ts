import { expect, test } from 'vitest'
import { RecentAttempts } from './recent-attempts'

test('drops the key whose last counted attempt is the oldest; reading does not keep a key', () => {
  const attempts = new RecentAttempts(() => 0)
  attempts.add('read')
  attempts.add('counted again')
  attempts.add('kept')
  attempts.add('counted again')
  expect(attempts.waitFor('read', 1)).toBeGreaterThan(0)
  for (let n = 0; n < 19_998; n++) attempts.add(`other ${n}`)
  const counts = ['read', 'kept', 'counted again'].map((key) => attempts.recent(key).length)
  expect(counts).toEqual([0, 1, 2])
})
