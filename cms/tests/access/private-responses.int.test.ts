import { beforeAll, expect, test } from 'vitest'
import { privateResponses } from '../../src/http/private-responses'
import { uploadImage } from '../testing/images'
import { ORIGIN, send } from '../testing/rest'
import { sharedCms } from '../testing/shared-cms'
import { signIn } from '../testing/sign-in'

const cms = sharedCms()
let headers: Record<string, string>
beforeAll(async () => {
  headers = await signIn(cms, 'Ada')
})

/** @param route such as `GET /users/me` */
async function cacheControlOf(route: string, body?: object): Promise<string | null> {
  const [method = '', path = ''] = route.split(' ')
  const init = { method, headers, ...(body && { body: JSON.stringify(body) }) }
  const handle = privateResponses(() => send(cms, path, init))
  const response = await handle(new Request(`${ORIGIN}/api${path}`, { method }), {})
  expect(response.status, route).toBeLessThan(400)
  return response.headers.get('cache-control')
}

test('lets no cache keep what it answers to somebody who is signed in', async () => {
  const { id } = await cms.payload.create({ collection: 'articles', data: { title: 'Draft' } })
  const answers = [
    await cacheControlOf('GET /users/me'),
    await cacheControlOf('GET /articles?depth=0'),
    await cacheControlOf(`GET /articles/${id}?draft=true`),
    await cacheControlOf('POST /articles?draft=true', { title: 'Another draft' }),
    await cacheControlOf(`PATCH /articles/${id}?draft=true`, { title: 'Changed' }),
    await cacheControlOf('POST /users/refresh-token'),
    await cacheControlOf(`DELETE /articles/${id}`),
  ]
  expect(answers).toEqual(answers.map(() => 'no-store'))
})

test('lets browsers keep the sizes of an image for five minutes, and no original', async () => {
  const { filename, thumbnailURL } = await uploadImage(cms.payload, 'A grey square')
  const original = `GET /media/file/${String(filename)}`
  const variant = `GET ${String(thumbnailURL).replace('/api', '')}`
  expect(await cacheControlOf(original)).toBe('no-store')
  expect(variant).toMatch(/-[0-9a-f]{8}-\d+\.webp$/)
  expect(await cacheControlOf(variant)).toBe('private, max-age=300')
  for (const route of [original, variant]) {
    const refused = await send(cms, route.replace('GET ', ''))
    expect([refused.status, refused.headers.get('cache-control')]).toEqual([403, null])
  }
  const missing = await send(cms, '/media/variant/missing.webp', { headers })
  expect([missing.status, missing.headers.get('cache-control')]).toEqual([404, null])
})

test('lets browsers finish the requests whose answers the admin leaves unread', async () => {
  const answers = [
    await cacheControlOf('POST /payload-preferences/locale', { value: 'en' }),
    await cacheControlOf('POST /users/logout'),
  ]
  expect(answers).toEqual(answers.map(() => 'private, no-cache'))
})
