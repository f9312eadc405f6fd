import { handleEndpoints, type SanitizedConfig } from 'payload'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { requireSignIn } from '../src/access/require-sign-in'
import { startCms, type TestCms } from './start-cms'

const ORIGIN = 'http://localhost:3000'
const INTERNAL_API = { authorization: 'Internal internal-api-token' }
let cms: TestCms
beforeAll(async () => {
  cms = await startCms()
})
afterAll(() => cms.stop())

/** Through the same doors as the network's, without one. */
function ask(path: string, init: RequestInit & { headers?: Record<string, string> } = {}) {
  const config: SanitizedConfig = cms.payload.config
  return handleEndpoints({
    config,
    payloadInstanceCacheKey: cms.key,
    request: new Request(`${ORIGIN}/api${path}`, init),
  })
}
const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  ask(path, {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  })

test('strangers read nothing and write nothing', async () => {
  const doors = [
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
  for (const door of doors) expect([401, 403], door).toContain((await ask(door)).status)
  for (const door of [
    '/articles',
    '/users',
    '/internal/import?batch=x',
    '/internal/remove?batch=x',
  ]) {
    expect((await post(door, { title: 'x' })).status, door).toBe(403)
  }
  const wrong = await ask('/internal/status', { headers: { authorization: 'Internal wrong' } })
  expect(wrong.status).toBe(403)
})

test('who is signed out while writing reads how to go on', async () => {
  const door = requireSignIn(
    () => Promise.reject(new Error('Let in.')),
    Promise.resolve(cms.payload.config),
  )
  const autosave = new Request(`${ORIGIN}/api/articles/1?autosave=true`, { method: 'PATCH' })
  const answer = await door(autosave, {})
  expect(answer.status).toBe(403)
  expect((await answer.json()).errors[0].message).toContain('Sign in in another tab and go on here')
})

test('pages of other sites sign nobody in or out', async () => {
  const door = requireSignIn(
    () => Promise.resolve(new Response('let in')),
    Promise.resolve(cms.payload.config),
  )
  const send = async (path: string, headers: Record<string, string>) => {
    const request = new Request(`${ORIGIN}/api/users/${path}`, { method: 'POST', headers })
    return (await door(request, {})).status
  }
  for (const path of ['login', 'logout', 'first-register', 'forgot-password', 'reset-password']) {
    for (const origin of ['https://evil.example', 'null', `${ORIGIN}.evil.example`])
      expect(await send(path, { origin }), `${path} ${origin}`).toBe(403)
    expect(await send(path, { origin: ORIGIN }), path).toBe(200)
    expect(await send(path, {}), path).toBe(200)
  }
})

const person = (email: string) => ({ email, name: email, password: 'a-long-password' })

test('only the setup link makes a first user, only once, and of a race one wins', async () => {
  expect((await post('/users/first-register', person('evil@example.org'))).status).toBe(403)
  expect((await post('/users/first%2Dregister', person('evil@example.org'))).status).not.toBe(200)
  expect((await ask('/users/setup?token=wrong')).status).toBe(403)
  const opened = await ask('/users/setup?token=setup-token')
  expect(opened.status).toBe(303)
  const cookie = opened.headers.get('set-cookie')?.split(';')[0] ?? ''
  const racing = ['ada', 'bob', 'cyd'].map((name) =>
    post('/users/first-register', person(`${name}@example.org`), { cookie }),
  )
  const statuses = (await Promise.all(racing)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(1)
  const { docs } = await cms.payload.find({ collection: 'users' })
  expect(docs.map((user) => user['role'])).toEqual(['admin'])
  expect((await ask('/users/setup?token=setup-token')).status).toBe(403)
})

const line = (n: number, article: object) => JSON.stringify({ line: n, key: `K${n}`, article })
const importing = async (...lines: string[]) => {
  const answer = await post('/internal/import?batch=test', lines.join('\n'), INTERNAL_API)
  return { status: answer.status, body: await answer.json() }
}

test('an import adds what is new, skips what is known and names what is wrong', async () => {
  const topic = { group: { slug: 'topic', label: 'Topic' }, label: 'Print' }
  const lines = [
    line(1, { title: 'One', terms: [topic], body: ['A paragraph.'], date: '1826-01-01' }),
    line(2, { title: 'x'.repeat(501) }),
    'not json',
    line(4, { title: 'Four', terms: [topic], facts: [{ label: 'Medium', value: 'Ink' }] }),
  ]
  expect(await importing(...lines)).toEqual({
    status: 200,
    body: {
      created: 2,
      skipped: 0,
      rejected: [
        { line: 2, reason: 'title: is longer than 500 characters' },
        { line: 0, reason: 'This line is not JSON.' },
      ],
    },
  })
  expect((await importing(...lines)).body).toMatchObject({ created: 0, skipped: 2 })
  expect((await cms.payload.count({ collection: 'terms' })).totalDocs).toBe(1)
  const many = Array.from({ length: 501 }, (_, n) => line(n + 1, { title: 'x' }))
  expect((await importing(...many)).status).toBe(413)
})

test('a page is made once, and an origin is removed but for what others use', async () => {
  const page = {
    slug: 'catalogue',
    title: 'Catalogue',
    gallery: {
      id: 'catalogue',
      title: 'Catalogue',
      groups: [{ slug: 'topic', form: 'dropdown' }],
      terms: [{ group: 'topic', slug: 'print' }],
    },
  }
  const create = () => post('/internal/page?batch=test', page, INTERNAL_API).then((r) => r.json())
  expect(await create()).toMatchObject({ created: true })
  expect(await create()).toMatchObject({ created: false })
  const { docs: terms } = await cms.payload.find({ collection: 'terms' })
  await cms.payload.create({
    collection: 'articles',
    data: { title: 'An editor’s own', terms: terms.map(({ id }) => id), _status: 'published' },
  })
  const removed = await post('/internal/remove?batch=test', {}, INTERNAL_API).then((r) => r.json())
  expect(removed).toMatchObject({
    removed: { articles: 2, pages: 1, terms: 0, 'filter-groups': 0 },
    kept: [{ collection: 'terms', reason: '1 article has it' }, { collection: 'filter-groups' }],
  })
})

test('a form that cannot be read is its sender’s fault', async () => {
  const headers = { 'content-type': 'multipart/form-data; boundary=x' }
  const part = (text: string) =>
    `--x\r\nContent-Disposition: form-data; name="_payload"\r\n\r\n${text}\r\n--x--\r\n`
  for (const body of ['null', part('{').slice(0, -8), part('{')]) {
    const answer = await post('/users/login', body, headers)
    expect([answer.status, await answer.text()], body).toEqual([
      400,
      expect.stringContaining('This form cannot be read.'),
    ])
  }
})

const upload = (name: string, bytes: Uint8Array<ArrayBuffer>) => {
  const body = new FormData()
  body.set('_payload', '{}')
  body.set('file', new Blob([bytes], { type: 'image/png' }), name)
  return ask('/media', { method: 'POST', body, headers: INTERNAL_API })
}

test('an upload is what its bytes are, and refusals say why', async () => {
  const created = { width: 60, height: 40, channels: 3, background: '#a33' } as const
  const gif = new Uint8Array(await sharp({ create: created }).gif().toBuffer())
  const kept = await upload('../Ünsafe näme.html', gif)
  expect(kept.status).toBe(201)
  const { doc } = await kept.json()
  expect(doc).toMatchObject({ mimeType: 'image/gif', width: 60, height: 40 })
  expect(doc.filename).toMatch(/^[a-z-]+-[0-9a-f]{8}\.gif$/)
  const svg = await upload(
    'x.png',
    new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>'),
  )
  expect([svg.status, (await svg.json()).errors[0].message]).toEqual([
    415,
    expect.stringContaining('not a supported image'),
  ])
  const bomb = { width: 16_000, height: 16_000, channels: 3, background: '#fff' } as const
  const huge = await upload(
    'bomb.png',
    new Uint8Array(await sharp({ create: bomb }).png().toBuffer()),
  )
  expect([huge.status, (await huge.json()).errors[0].message]).toEqual([
    413,
    'This image has 256 megapixels; at most 100 can be shown.',
  ])
})
