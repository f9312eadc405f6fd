import { expect, test } from 'vitest'
import { isDiskFull } from './full-disk-error-handler'

const error = (message: string, more: object = {}) => Object.assign(new Error(message), more)

test('recognises a full disk in the errors of the file system, the databases and the image library', () => {
  const full = [
    error('write failed', { code: 'ENOSPC' }),
    error('quota exceeded', { code: 'EDQUOT' }),
    error('Failed query', { cause: error('database or disk is full', { code: 'SQLITE_FULL' }) }),
    error('Failed query', { cause: error('could not extend file', { code: '53100' }) }),
    error('VipsTarget: unix error: No space left on device'),
  ]
  for (const each of full) expect(isDiskFull(each), each.message).toBe(true)
  for (const other of [error('no'), error('x', { code: 'SQLITE_BUSY' }), 'ENOSPC', undefined])
    expect(isDiskFull(other)).toBe(false)
})
