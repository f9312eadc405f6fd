import { beforeAll, expect, test } from 'vitest'
import { send } from '../testing/rest'
import { onEachDatabase, sharedCms } from '../testing/shared-cms'
import { signIn } from '../testing/sign-in'

/** Requests that the long fuzz has found: each failed with 500 once. */
const FOUND: readonly [method: string, path: string, body?: unknown][] = [
  ['POST', '/redirects', { from: '/old', id: {} }],
  ['POST', '/globals/theme', { createdAt: '\u0000' }],
  ['POST', '/globals/menu', { createdAt: 'all' }],
  ['POST', '/globals/footer', { createdAt: -4.19e65 }],
  ['POST', '/globals/footer', { updatedAt: 1e300 }],
  ['PATCH', '/articles/1', { deletedAt: 'yesterday' }],
  ['GET', '/filter-groups?where[createdAt][contains]=x'],
  ['PATCH', '/filter-groups?where[updatedAt][contains]=x', { label: 'x' }],
  ['POST', '/reorder', null],
  ['POST', '/redirects', { from: ['a'] }],
  ['GET', '/payload-preferences?limit=x&limit=y'],
  ['GET', '/articles?limit=1&limit=2'],
  ['GET', '/preview/links'],
]

onEachDatabase('wrong requests', (database) => {
  const cms = sharedCms(database)
  let headers: Record<string, string>
  beforeAll(async () => {
    headers = await signIn(cms, 'Ada')
  })

  test.each(FOUND)('%s %s %j is refused with a sentence', async (method, path, body) => {
    const init = body === undefined ? {} : { body: JSON.stringify(body) }
    const response = await send(cms, path, { method, headers, ...init })
    expect([400, 404]).toContain(response.status)
    expect((await response.json()).errors[0].message).toMatch(/[a-z]+ [a-z]+/)
  })

  test.each(['/%ff', '/media/%ff', '/media/variant/%ff', '/imports/%ff/try'])(
    'a path with wrong escapes is refused with a sentence: %s',
    async (path) => {
      for (const method of ['GET', 'POST']) {
        const response = await send(cms, path, { method, headers })
        expect([400, 404]).toContain(response.status)
        expect(await response.text()).toMatch(/[a-z]{2} [a-z]|Not Found/)
      }
    },
  )

  test.each(['__proto__', 'constructor.prototype'])(
    'no request gives all objects a property through %s',
    async (name) => {
      const [first = '', second] = name.split('.')
      const polluting = `{"polluted":"yes","title":"Tide","email":"x","password":"y"}`
      const value = second ? `{"${second}":${polluting}}` : polluting
      const body = `{"title":"Tide","${first}":${value},"data":{"${first}":${value}}}`
      const key = [first, ...(second ? [second] : [])].map((each) => `[${each}]`).join('')
      const query = ['where', 'select', 'populate', 'joins', 'data'].map((each) => `${each}${key}`)
      const search = query.map((each) => `${each}[polluted]=yes`).join('&')
      for (const [method, path] of [
        ['GET', `/articles?${search}`],
        ['POST', `/articles?draft=true&${search}`],
        ['POST', '/globals/menu'],
        ['POST', '/users/login'],
        ['POST', '/document-state/schedule'],
      ] as const) {
        const init = method === 'POST' ? { body } : {}
        const { status } = await send(cms, path, { method, headers, ...init })
        expect(status, path).toBeLessThan(500)
        expect(Object.prototype, path).not.toHaveProperty('polluted')
      }
    },
  )

  test('nobody writes a job, which would end the run of the others if it names no task', async () => {
    const body = JSON.stringify({ input: {} })
    for (const [method, path] of [
      ['POST', '/payload-jobs'],
      ['PATCH', '/payload-jobs?where[id][exists]=true'],
      ['DELETE', '/payload-jobs?where[id][exists]=true'],
    ] as const)
      expect((await send(cms, path, { method, headers, body })).status, method).toBe(403)
  })

  test('a save without fields is refused with a sentence', async () => {
    for (const path of ['/terms', '/redirects', '/filter-groups', '/globals/site']) {
      const text = { ...headers, 'content-type': 'text/plain' }
      const response = await send(cms, path, { method: 'POST', headers: text, body: 'x' })
      // A settings page keeps what it has.
      if (path.startsWith('/globals')) expect([200, 400, 403]).toContain(response.status)
      else expect(response.status, path).toBe(400)
      if (response.status !== 200)
        expect((await response.json()).errors[0].message).toMatch(/[a-z]+ [a-z]+/)
    }
  })

  test.each(['PATCH', 'POST', 'PUT'])(
    '%s of an anonymous form without a boundary is refused',
    async (method) => {
      for (const path of ['/users/login', '/users/reset-password', '/articles'])
        for (const body of ['', '{', '--x--']) {
          const form = { 'content-type': 'multipart/form-data' }
          const response = await send(cms, path, { method, body, headers: form })
          expect(response.status, path).toBeGreaterThanOrEqual(400)
          expect(response.status, path).toBeLessThan(500)
        }
    },
  )
})
