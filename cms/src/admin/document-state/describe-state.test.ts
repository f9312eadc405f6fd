import { expect, test } from 'vitest'
import { describeSchedule, describeVisibility } from './describe-state'

test('says whether visitors see the newest version', () => {
  const describe = (isLive: boolean, hasChanges: boolean, isPending = false) =>
    describeVisibility({ isLive, hasChanges, isPending, refusedReason: null }, false)
  expect(describe(false, false)).toBe('Draft')
  expect(describe(true, false)).toBe('Live')
  expect(describe(true, true)).toBe('Live, with unpublished changes')
  expect(describe(false, false, true)).toBe('Goes live when its images are ready')
  expect(describe(true, false, true)).toBe('Live; your changes go live when the images are ready')
})

test('says that a publication was refused when the images were ready', () => {
  const refused = { hasChanges: false, isPending: true, refusedReason: 'The address is taken.' }
  expect(describeVisibility({ ...refused, isLive: false }, false)).toBe('Could not be published')
  expect(describeVisibility({ ...refused, isLive: true }, false)).toBe(
    'Live; your changes could not be published',
  )
})

test('names a time in the zone in which it was chosen', () => {
  const schedule = { date: '2099-11-24T08:00:00.000Z', timeZone: 'Europe/Warsaw' }
  expect(describeSchedule({ ...schedule, type: 'publish' }, 'UTC')).toBe(
    'Goes live Tue 24 Nov 2099, 09:00 (Europe/Warsaw)',
  )
  expect(describeSchedule({ ...schedule, type: 'unpublish', timeZone: null }, 'UTC')).toBe(
    'Goes offline Tue 24 Nov 2099, 08:00 (UTC)',
  )
})
