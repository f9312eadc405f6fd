import { beforeAll, expect, test } from 'vitest'
import { forgetIdempotencyKeys } from '../../src/idempotency-keys/forget-keys'
import { post } from '../testing/rest'
import { onEachDatabase, sharedCms } from '../testing/shared-cms'
import { signIn } from '../testing/sign-in'

onEachDatabase('a repeated creation', (database) => {
  const cms = sharedCms(database)
  let ada: Record<string, string>
  let eve: Record<string, string>
  beforeAll(async () => {
    ada = await signIn(cms, 'Ada')
    eve = await signIn(cms, 'Eve')
  })

  const create = (key: string, data: object, { user = ada, path = '/articles' } = {}) =>
    post(cms, path, data, { ...user, 'idempotency-key': key })
  const idOf = async (response: Response) => (await response.json()).doc.id
  const messageOf = async (response: Response) => (await response.json()).errors[0].message
  const count = async (title: string) =>
    (await cms.payload.count({ collection: 'articles', where: { title: { equals: title } } }))
      .totalDocs

  test('answers with the document of the first request', async () => {
    const first = await create('a-first-key', { title: 'Once' })
    const again = await create('a-first-key', { title: 'Once' })
    expect([first.status, again.status]).toEqual([201, 201])
    const { doc } = await again.json()
    expect(doc).toMatchObject({ id: await idOf(first), title: 'Once' })
    expect(await count('Once')).toBe(1)
  })

  test('answers with it as it is now, also as a draft', async () => {
    const draft = { path: '/articles?draft=true' }
    const id = await idOf(await create('key-of-a-draft', { title: 'Draft' }, draft))
    await cms.payload.update({
      ...{ collection: 'articles', id, data: { title: 'Changed' }, draft: true },
    })
    const again = await create('key-of-a-draft', { title: 'Draft' }, draft)
    expect((await again.json()).doc).toMatchObject({ id, title: 'Changed' })
  })

  test('is refused with other content, and while the first one is being saved', async () => {
    await create('used-twice', { title: 'Mine' })
    const other = await create('used-twice', { title: 'Other' })
    expect(other.status).toBe(409)
    expect(await messageOf(other)).toContain('contained something else')
    const both = await Promise.all([1, 2].map(() => create('at-once-key', { title: 'Both' })))
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409])
    expect([await count('Other'), await count('Both')]).toEqual([0, 1])
  })

  test('is a creation of its own for another user and in another collection', async () => {
    await create('everyones-key', { title: 'Theirs' })
    const others = await create('everyones-key', { title: 'Theirs' }, { user: eve })
    const page = await create('everyones-key', { title: 'Theirs' }, { path: '/pages' })
    expect([others.status, page.status]).toEqual([201, 201])
    expect(await count('Theirs')).toBe(2)
  })

  test('is a new try after a refusal', async () => {
    const untitled = { _status: 'published' }
    expect((await create('refused-at-first', untitled)).status).toBe(400)
    expect((await create('refused-at-first', { title: 'With cover' })).status).toBe(201)
  })

  test('says so if the document was deleted', async () => {
    const id = await idOf(await create('deleted-key', { title: 'Gone' }))
    await cms.payload.delete({ collection: 'articles', id })
    const again = await create('deleted-key', { title: 'Gone' })
    expect(again.status).toBe(409)
    expect(await messageOf(again)).toContain('deleted since')
  })

  test('needs a key that is a word; keys are forgotten after a day', async () => {
    expect((await create('short', { title: 'x' })).status).toBe(400)
    await create('kept-for-a-day', { title: 'Daily' })
    await forgetIdempotencyKeys(cms.payload)
    await create('kept-for-a-day', { title: 'Daily' })
    expect(await count('Daily')).toBe(1)
    await cms.payload.db.updateMany({
      ...{ collection: 'idempotency-keys', where: {}, returning: false },
      data: { at: '2026-01-01T00:00:00.000Z' },
    })
    await forgetIdempotencyKeys(cms.payload)
    await create('kept-for-a-day', { title: 'Daily' })
    expect(await count('Daily')).toBe(2)
  })
})
