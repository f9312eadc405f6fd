import { expect, test } from 'vitest'
import { bodyTimeoutMs, isUpload, maxBodyBytes } from './body-limit'

const MEGABYTE = 1024 * 1024
const HALF_AN_HOUR = 1_800_000
const FORM = { 'content-type': 'multipart/form-data; boundary=x' }
/** @param route such as `POST /api/media` */
const request = (route: string, headers = {}) => {
  const [method = '', url = ''] = route.split(' ')
  return { method, url, headers }
}

test('allows the size and time of a video for forms at the two routes of video uploads only', () => {
  for (const route of [
    'POST /api/videos',
    'POST /api/videos?depth=0',
    'PATCH /api/videos/7?depth=0',
  ]) {
    expect(maxBodyBytes(request(route, FORM), 300 * MEGABYTE), route).toBe(308 * MEGABYTE)
    expect(bodyTimeoutMs(request(route, FORM)), route).toBe(HALF_AN_HOUR)
    expect(maxBodyBytes(request(route), 300 * MEGABYTE), route).toBe(MEGABYTE)
    expect(bodyTimeoutMs(request(route)), route).toBe(30_000)
  }
})

test.each([
  // Updates many documents and reads the body into memory.
  'PATCH /api/videos?where[id][exists]=true',
  'POST /api/videos/access',
  'POST /api/videos/7/duplicate',
  'PUT /api/videos',
  'DELETE /api/videos/7',
  'POST /api/videosx',
  'POST /api/videos/../media',
  'POST /api/media',
])('allows the size and time of an image for a form at %s', (route) => {
  expect(maxBodyBytes(request(route, FORM), 300 * MEGABYTE)).toBe(32 * MEGABYTE)
  expect(bodyTimeoutMs(request(route, FORM))).toBe(300_000)
})

test('allows 200 MB at the route of TIFF files, whose body is streamed', () => {
  const tiff = request('POST /api/media/tiff?filename=a.tif', { 'content-type': 'image/tiff' })
  expect(maxBodyBytes(tiff, 300 * MEGABYTE)).toBe(208 * MEGABYTE)
  expect(bodyTimeoutMs(tiff)).toBe(HALF_AN_HOUR)
  expect(isUpload(tiff)).toBe(true)
  for (const route of ['PUT /api/media/tiff', 'POST /api/media/tiffs', 'POST /api/media/7']) {
    expect(maxBodyBytes(request(route), 300 * MEGABYTE), route).toBe(MEGABYTE)
    expect(isUpload(request(route)), route).toBe(false)
  }
})

test('allows no more for forms of users and of admin pages than for other bodies', () => {
  for (const route of [
    ...['POST /api/users', 'PATCH /api/users/1?depth=0', 'POST /admin', 'POST /admin/api/media'],
  ]) {
    expect(maxBodyBytes(request(route, FORM), 300 * MEGABYTE), route).toBe(MEGABYTE)
    expect(bodyTimeoutMs(request(route, FORM)), route).toBe(30_000)
  }
  expect(maxBodyBytes(request('POST /api/usersx', FORM), 300 * MEGABYTE)).toBe(32 * MEGABYTE)
})

test('allows 16 kB for a sign-in, in any spelling', () => {
  for (const route of [
    ...[
      'POST /api/users/login',
      'POST /api/users/log%69n?depth=0',
      'POST /api/users/first-register',
    ],
    ...['POST /api/users/forgot-password', 'POST /api/users/reset-password'],
  ])
    for (const headers of [FORM, {}])
      expect(maxBodyBytes(request(route, headers), 300 * MEGABYTE), route).toBe(16 * 1024)
})
