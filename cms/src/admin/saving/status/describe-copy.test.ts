import { expect, test } from 'vitest'
import { describeCopy } from './describe-copy'

test('says why unsaved changes would not survive a crash', () => {
  expect(describeCopy('kept')).toBeNull()
  expect(describeCopy('too-long')).toMatch(/^This text is too long to be kept in the browser/)
  expect(describeCopy('storage-full')).toMatch(/^The storage of this browser is full/)
})
