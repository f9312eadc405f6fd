import { expect, test } from 'vitest'
import { describeSchedule, describeVisibility } from './describe-state'

test('says whether visitors see the newest version', () => {
  const describe = (isLive: boolean, hasChanges: boolean, isPending = false) =>
    describeVisibility(
      { isLive, hasChanges, isPending, refusedReason: null, addresses: {} },
      'articles',
    )
  expect(describe(false, false)).toBe('Draft')
  expect(describe(true, false)).toBe('Live')
  expect(describe(true, true)).toBe('Live, with unpublished changes')
  expect(describe(false, false, true)).toBe('Goes live when its images are ready')
  expect(describe(true, false, true)).toBe('Live; your changes go live when the images are ready')
})

test('says that a publication was refused when the images were ready', () => {
  const refused = {
    ...{ hasChanges: false, isPending: true, refusedReason: 'The address is taken.' },
    addresses: {},
  }
  const describe = (isLive: boolean) => describeVisibility({ ...refused, isLive }, 'articles')
  expect(describe(false)).toBe('Could not be published')
  expect(describe(true)).toBe('Live; your changes could not be published')
})

test('says of an image or a video whether a published document shows it', () => {
  const settled = { hasChanges: false, isPending: false, refusedReason: null }
  const describe = (collection: string, isLive: boolean, addresses = {}) =>
    describeVisibility({ ...settled, isLive, addresses }, collection)
  for (const collection of ['media', 'videos'])
    expect(describe(collection, false)).toBe('Not public: no published document shows it')
  expect(describe('videos', true)).toBe('Live')
  expect(describe('media', true, { en: 'https://example.org/images/pier' })).toBe('Live')
  expect(describe('media', true)).toBe(
    'Live, without a page of its own: no published gallery shows it',
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
