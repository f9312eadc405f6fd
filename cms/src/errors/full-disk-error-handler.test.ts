import { expect, test } from 'vitest'
import { isDiskFull } from './full-disk-error-handler'

const failed = (message: string, more: object = {}) => Object.assign(new Error(message), more)

test('a full disk is told from other failures, by whomever it is met', () => {
  const full = [
    failed('write failed', { code: 'ENOSPC' }),
    failed('quota exceeded', { code: 'EDQUOT' }),
    failed('Failed query', { cause: failed('database or disk is full', { code: 'SQLITE_FULL' }) }),
    failed('Failed query', { cause: failed('could not extend file', { code: '53100' }) }),
    failed('VipsTarget: unix error: No space left on device'),
  ]
  for (const error of full) expect(isDiskFull(error), error.message).toBe(true)
  for (const other of [failed('no'), failed('x', { code: 'SQLITE_BUSY' }), 'ENOSPC', undefined])
    expect(isDiskFull(other)).toBe(false)
})
