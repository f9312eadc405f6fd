import { expect, onTestFinished, test } from 'vitest'
import { requireSignIn } from '../../src/access/require-sign-in'
import { privateResponses } from '../../src/http/private-responses'
import { cmsLogger } from '../../src/log/logger'
import { ORIGIN, post, send } from '../testing/rest'
import { sharedCms } from '../testing/shared-cms'

const cms = sharedCms()

test('refuses anonymous reads and writes', async () => {
  const paths = [
    '/articles',
    '/pages',
    '/media',
    '/users',
    '/terms',
    '/filter-groups',
    '/publications',
    '/payload-jobs',
    '/payload-preferences',
    '/payload-locked-documents',
    '/globals/site',
    '/globals/menu',
    '/globals/footer',
    '/articles/versions',
    '/media/file/any.jpg',
    '/media/variant/any.webp',
    '/internal/status',
    '/payload-jobs/run',
  ]
  for (const path of paths) expect([401, 403], path).toContain((await send(cms, path)).status)
  for (const path of [
    '/articles',
    '/users',
    '/internal/import?batch=x',
    '/internal/remove?batch=x',
    '/internal/rich-text',
  ]) {
    expect((await post(cms, path, { title: 'x' })).status, path).toBe(403)
  }
  const headers = { authorization: 'Internal wrong' }
  expect((await send(cms, '/internal/status', { headers })).status).toBe(403)
})

test('names no inner address, and lets no cache keep a response', async () => {
  const handler = privateResponses((request: Request) =>
    send(cms, new URL(request.url).pathname.replace('/api', '')),
  )
  for (const path of ['/payload-migrations', '/payload-migrations/1', '/users', '/nothing']) {
    const response = await handler(new Request(`http://127.0.0.1:3001/api${path}`), {})
    expect([403, 404], path).toContain(response.status)
    expect(await response.text()).not.toMatch(/localhost|127\.0\.0\.1|3001/)
    expect(response.headers.get('cache-control'), path).toBe('no-store')
  }
})

test('tells an editor whose session ended how to continue', async () => {
  const handler = requireSignIn(
    () => Promise.reject(new Error('The request was not refused.')),
    Promise.resolve(cms.payload.config),
  )
  const autosave = new Request(`${ORIGIN}/api/articles/1?autosave=true`, { method: 'PATCH' })
  const response = await handler(autosave, {})
  expect(response.status).toBe(403)
  expect((await response.json()).errors[0].message).toContain(
    'Sign in in another tab and go on here',
  )
})

test('refuses sign-in requests from pages of other sites', async () => {
  const handler = requireSignIn(
    () => Promise.resolve(new Response('accepted')),
    Promise.resolve(cms.payload.config),
  )
  const statusOf = async (path: string, headers: Record<string, string>) => {
    const request = new Request(`${ORIGIN}/api/users/${path}`, { method: 'POST', headers })
    return (await handler(request, {})).status
  }
  for (const path of ['login', 'logout', 'first-register', 'forgot-password', 'reset-password']) {
    for (const origin of ['https://evil.example', 'null', `${ORIGIN}.evil.example`])
      expect(await statusOf(path, { origin }), `${path} ${origin}`).toBe(403)
    expect(await statusOf(path, { origin: ORIGIN }), path).toBe(200)
    expect(await statusOf(path, {}), path).toBe(200)
  }
})

test('answers an invalid form or path with status 400, and logs it in one line that is no error', async () => {
  const lines: string[] = []
  const { logger } = cms.payload
  cms.payload.logger = cmsLogger('info', { write: (line) => void lines.push(line) })
  onTestFinished(() => void (cms.payload.logger = logger))
  const expectRefused = (request: string) => {
    const entries = lines.splice(0).map((line) => JSON.parse(line))
    expect(entries, request).toEqual([expect.objectContaining({ level: 'info', status: 400 })])
    expect(entries[0]).not.toHaveProperty('err')
  }
  const headers = { 'content-type': 'multipart/form-data; boundary=x' }
  const part = (text: string) =>
    `--x\r\nContent-Disposition: form-data; name="_payload"\r\n\r\n${text}\r\n--x--\r\n`
  const brokenHeader = part('{}').replace('\r\n\r\n', '\0\r\n\r\n')
  for (const body of ['null', part('{').slice(0, -8), part('{'), brokenHeader]) {
    const response = await post(cms, '/users/login', body, headers)
    expect([response.status, await response.text()], body).toEqual([
      400,
      expect.stringMatching(/This form cannot be read\.|no file name can have/),
    ])
    expectRefused(body)
  }
  expect((await send(cms, '/users/%ff')).status).toBe(400)
  expectRefused('the path')
})
