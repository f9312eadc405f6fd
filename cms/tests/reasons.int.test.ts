import { createClient } from '@libsql/client'
import { handleEndpoints } from 'payload'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startCms, type TestCms } from './start-cms'

let cms: TestCms
beforeAll(async () => {
  cms = await startCms()
})
afterAll(() => cms.stop())

const create = (collection: string, data: object) => cms.payload.create({ collection, data })

/** Payload's own answer over HTTP. */
const ask = (method: string, path: string, data?: object) =>
  handleEndpoints({
    config: cms.payload.config,
    payloadInstanceCacheKey: cms.key,
    request: new Request(`http://localhost:3000/api${path}`, {
      method,
      headers: {
        'content-type': 'application/json',
        authorization: 'Internal internal-api-token',
      },
      ...(data ? { body: JSON.stringify(data) } : {}),
    }),
  })

/** What an editor reads, and the field it stands at. */
async function refusal(method: string, path: string, data?: object) {
  const answer = await ask(method, path, data)
  const { errors } = await answer.json()
  return { message: errors[0].message, path: errors[0].data?.errors[0].path }
}

const uploadImage = async (alt?: string) =>
  cms.payload.create({ collection: 'media', data: { alt }, file: await imageFile() })

async function imageFile() {
  const made = { width: 8, height: 8, channels: 3, background: '#888' } as const
  const data = await sharp({ create: made }).png().toBuffer()
  return { data, mimetype: 'image/png', name: 'grey.png', size: data.length }
}

test('a cover without alt text is named, at the field and in the message', async () => {
  const { id } = await uploadImage()
  const data = { title: 'Grey', cover: id, _status: 'published' }
  expect(await refusal('POST', '/articles', data)).toEqual({
    path: 'cover',
    message: expect.stringMatching(/grey-.*\.png" has no alt text\. .* describe it/),
  })
})

test('a list published at once says which image lacks alt text', async () => {
  const { id } = await uploadImage()
  const article = await create('articles', { title: 'In a list', cover: id, _status: 'draft' })
  const path = `/articles?where[id][in]=${article.id}`
  expect((await refusal('PATCH', path, { _status: 'published' })).message).toContain('no alt text')
})

test('every refused field says what to do', async () => {
  const gallery = { blockType: 'gallery', title: 'Work', galleryId: 'work' }
  const twice = { title: 'Two', blocks: [gallery, gallery], _status: 'published' }
  expect(await refusal('POST', '/pages', twice)).toEqual({
    path: 'blocks',
    message: expect.stringContaining('Two galleries have the ID "work"'),
  })
  const wrong = { title: 'Facts', facts: 'no colon', _status: 'published' }
  expect(await refusal('POST', '/articles', wrong)).toEqual({
    path: 'facts',
    message: expect.stringContaining('Write one "Label: value" per line'),
  })
  const blank = { title: '  ', _status: 'published' }
  expect(await refusal('POST', '/articles', blank)).toMatchObject({ path: 'title' })
  const reserved = { title: 'Admin', slug: 'admin', _status: 'published' }
  expect((await refusal('POST', '/pages', reserved)).message).toContain('Use another address')
})

test('a deletion that would leave a gap says where', async () => {
  const { id } = await uploadImage('A grey square')
  const { id: group } = await create('filter-groups', { label: 'Topic' })
  await create('terms', { label: 'Print', group })
  await create('articles', { title: 'Shown', cover: id, _status: 'published' })
  expect((await refusal('DELETE', `/media/${id}`)).message).toContain('used by /articles/shown')
  expect((await refusal('DELETE', `/filter-groups/${group}`)).message).toContain('still has 1 term')
})

test('a save that shows what somebody else has just deleted says so', async () => {
  const { id: cover } = await uploadImage('A grey square')
  const { id: group } = await create('filter-groups', { label: 'Gone' })
  const { id: term } = await create('terms', { label: 'Soon', group })
  const article = await create('articles', { title: 'Open in a form' })
  await ask('DELETE', `/media/${cover}`)
  await ask('DELETE', `/terms/${term}`)
  for (const data of [{ cover }, { terms: [term] }]) {
    const answer = await ask('PATCH', `/articles/${article.id}?draft=true&autosave=true`, data)
    expect(answer.status).toBe(409)
    expect((await answer.json()).errors[0].message).toContain('has been deleted meanwhile')
  }
})

test('a save while another program holds the database says when to try again, and nothing is broken', async () => {
  const other = createClient({ url: cms.settings.databaseUrl })
  await other.execute('BEGIN IMMEDIATE')
  const save = () => ask('POST', '/articles', { title: 'Waiting' })
  const busy = await save()
  expect([busy.status, busy.headers.get('retry-after')]).toEqual([503, '2'])
  expect((await busy.json()).errors[0].message).toContain('Another program holds the database')
  await other.execute('ROLLBACK')
  other.close()
  expect((await save()).status).toBe(201)
})
