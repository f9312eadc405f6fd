import { createClient } from '@libsql/client'
import { expect, test } from 'vitest'
import { uploadImage } from '../testing/images'
import { INTERNAL_API, send } from '../testing/rest'
import { sharedCms } from '../testing/shared-cms'

const cms = sharedCms()

const create = (collection: string, data: object) => cms.payload.create({ collection, data })

const request = (method: string, path: string, data?: object) =>
  send(cms, path, {
    method,
    headers: { 'content-type': 'application/json', ...INTERNAL_API },
    ...(data ? { body: JSON.stringify(data) } : {}),
  })

/** The error message for the editor, and the path of its field. */
async function errorOf(method: string, path: string, data?: object) {
  const response = await request(method, path, data)
  const { errors } = await response.json()
  return { message: errors[0].message, path: errors[0].data?.errors[0].path }
}

test('names a cover without alt text, at its field and in the message', async () => {
  const { id } = await uploadImage(cms.payload)
  const data = { title: 'Grey', cover: id, _status: 'published' }
  expect(await errorOf('POST', '/articles', data)).toEqual({
    path: 'cover',
    message: expect.stringMatching(/"grey\.jpg" has no alt text.* describe it/),
  })
})

test('names the image without alt text when a list is published', async () => {
  const { id } = await uploadImage(cms.payload)
  const article = await create('articles', { title: 'In a list', cover: id, _status: 'draft' })
  const path = `/articles?where[id][in]=${article.id}`
  expect((await errorOf('PATCH', path, { _status: 'published' })).message).toContain('no alt text')
})

test('says what to do for every refused field', async () => {
  const gallery = { blockType: 'gallery', title: 'Work', galleryId: 'work' }
  const twice = { title: 'Two', blocks: [gallery, gallery], _status: 'published' }
  expect(await errorOf('POST', '/pages', twice)).toEqual({
    path: 'blocks',
    message: expect.stringContaining('Two galleries have the ID "work"'),
  })
  const invalidFacts = { title: 'Facts', facts: 'no colon', _status: 'published' }
  expect(await errorOf('POST', '/articles', invalidFacts)).toEqual({
    path: 'facts',
    message: expect.stringContaining('Write one "Label: value" per line'),
  })
  const blank = { title: '  ', _status: 'published' }
  expect(await errorOf('POST', '/articles', blank)).toEqual({
    path: 'title',
    message: 'The following field is invalid: Title. This field is required.',
  })
  for (const slug of ['admin', 'articles', 'images']) {
    const reserved = { title: 'Reserved', slug, _status: 'published' }
    expect((await errorOf('POST', '/pages', reserved)).message).toContain('Use another address')
  }
})

test('names the users of a document that cannot be deleted', async () => {
  const { id } = await uploadImage(cms.payload, 'A grey square')
  const { id: group } = await create('filter-groups', { label: 'Topic' })
  await create('terms', { label: 'Print', group })
  await create('articles', { title: 'Shown', cover: id, _status: 'published' })
  expect((await errorOf('DELETE', `/media/${id}`)).message).toContain('used by /articles/shown')
  expect((await errorOf('DELETE', `/filter-groups/${group}`)).message).toContain('still has 1 term')
})

test('says that a referenced document was deleted meanwhile', async () => {
  const { id: cover } = await uploadImage(cms.payload, 'A grey square')
  const { id: group } = await create('filter-groups', { label: 'Gone' })
  const { id: term } = await create('terms', { label: 'Soon', group })
  const article = await create('articles', { title: 'Open in a form' })
  await request('DELETE', `/media/${cover}`)
  await request('DELETE', `/terms/${term}`)
  for (const data of [{ cover }, { terms: [term] }]) {
    const response = await request(
      'PATCH',
      `/articles/${article.id}?draft=true&autosave=true`,
      data,
    )
    expect(response.status).toBe(409)
    expect((await response.json()).errors[0].message).toContain('was deleted meanwhile')
  }
})

test(
  'says when to try again while another process locks the database',
  { tags: 'long' },
  async () => {
    const other = createClient({ url: cms.settings.databaseUrl })
    await other.execute('BEGIN IMMEDIATE')
    const save = () => request('POST', '/articles', { title: 'Waiting' })
    const busy = await save()
    expect([busy.status, busy.headers.get('retry-after')]).toEqual([503, '2'])
    expect((await busy.json()).errors[0].message).toContain('Another program locks the database')
    await other.execute('ROLLBACK')
    other.close()
    expect((await save()).status).toBe(201)
  },
)
