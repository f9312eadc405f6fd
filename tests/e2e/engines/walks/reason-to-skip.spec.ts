import { expect, test } from '@playwright/test'
import { reasonToSkip } from '../reason-to-skip'

const WEBKIT = { name: 'WebKit', variable: 'WEBKIT_DRIVER_PATH' }
const REASON = 'WebKit is not installed: WEBKIT_DRIVER_PATH is not set.'

test('the walks of a missing engine are skipped, and fail where CI is set', () => {
  expect(reasonToSkip(WEBKIT, {})).toBe(REASON)
  expect(() => reasonToSkip(WEBKIT, { CI: 'true' })).toThrow(REASON)
})
