import { expect, test } from 'vitest'
import { bodyTimes } from './body-times'

const FORM = { 'content-type': 'multipart/form-data; boundary=x' }
const post = (url: string, headers = {}) => ({ method: 'POST', url, headers })

test('limits the whole body of an anonymous visitor, and of a signed-in person the pauses only', () => {
  for (const [request, timeoutMs] of [
    [post('/api/articles'), 30_000],
    [post('/api/media', FORM), 300_000],
    [post('/api/videos', FORM), 1_800_000],
  ] as const) {
    expect(bodyTimes(request, { isSignedIn: false })).toEqual({ timeoutMs })
    expect(bodyTimes(request, { isSignedIn: true })).toEqual({ timeoutMs: null })
  }
})

test('allows a sign-in a few seconds', () => {
  for (const request of [post('/api/users/login'), post('/api/users/log%69n', FORM)])
    expect(bodyTimes(request, { isSignedIn: false })).toEqual({ timeoutMs: 10_000, idleMs: 5_000 })
})
