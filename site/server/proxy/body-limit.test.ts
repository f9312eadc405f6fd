import { LONGEST_UPLOAD } from '@tessera/content'
import { expect, test } from 'vitest'
import { bodyLimit, bodyTime } from './body-limit'

const MEGABYTE = 1024 * 1024
const FORM = { 'content-type': 'multipart/form-data; boundary=x' }
const ask = (door: string, headers = {}) => {
  const [method = '', url = ''] = door.split(' ')
  return { method, url, headers }
}

test('only a form at the two doors of videos may be as large and take as long as a video', () => {
  for (const door of [
    'POST /api/videos',
    'POST /api/videos?depth=0',
    'PATCH /api/videos/7?depth=0',
  ]) {
    expect(bodyLimit(ask(door, FORM), 300 * MEGABYTE), door).toBe(308 * MEGABYTE)
    expect(bodyTime(ask(door, FORM)), door).toBe(LONGEST_UPLOAD)
    expect(bodyLimit(ask(door), 300 * MEGABYTE), door).toBe(MEGABYTE)
    expect(bodyTime(ask(door)), door).toBe(30_000)
  }
})

test.each([
  // Changes many at once, and holds what it is sent in memory.
  'PATCH /api/videos?where[id][exists]=true',
  'POST /api/videos/access',
  'POST /api/videos/7/duplicate',
  'PUT /api/videos',
  'DELETE /api/videos/7',
  'POST /api/videosx',
  'POST /api/videos/../media',
  'POST /api/media',
])('a form at %s may be as large and take as long as an image', (door) => {
  expect(bodyLimit(ask(door, FORM), 300 * MEGABYTE)).toBe(32 * MEGABYTE)
  expect(bodyTime(ask(door, FORM))).toBe(300_000)
})

test('a form to sign in with, or of the admin’s pages, is as small and as quick as what is no form', () => {
  for (const door of [
    ...['POST /api/users/login', 'POST /api/users', 'PATCH /api/users/1?depth=0'],
    ...['POST /admin', 'POST /admin/api/media'],
  ]) {
    expect(bodyLimit(ask(door, FORM), 300 * MEGABYTE), door).toBe(MEGABYTE)
    expect(bodyTime(ask(door, FORM)), door).toBe(30_000)
  }
  expect(bodyLimit(ask('POST /api/usersx', FORM), 300 * MEGABYTE)).toBe(32 * MEGABYTE)
})
