import { beforeAll, expect, test } from 'vitest'
import { executeRaw } from '../../src/database/execute-raw'
import { uploadImage } from '../testing/images'
import { post, send } from '../testing/rest'
import { onEachDatabase, sharedCms } from '../testing/shared-cms'
import { signIn } from '../testing/sign-in'

/** More than a transaction changes. */
const COPIES = 51
const INSERT_COPIES = `
  insert into media (filename, mime_type, file_hash, updated_at, created_at)
  with recursive copies (number) as (
    select 1 union all select number + 1 from copies where number < ${COPIES}
  )
  select 'copy-' || number || '.jpg', 'image/jpeg', 'copy', '2026-01-01', '2026-01-01' from copies`

onEachDatabase('an edit of many images', (database) => {
  const cms = sharedCms(database)
  let ada: Record<string, string>
  let author: Record<string, string>
  let [boats, birds, ice] = [0, 0, 0]
  let width = 100
  beforeAll(async () => {
    ada = await signIn(cms, 'Ada')
    author = await signIn(cms, 'Ann', 'author')
    const { id: group } = await cms.payload.create({
      collection: 'filter-groups',
      data: { label: 'Topic' },
    })
    const create = async (label: string) =>
      Number((await cms.payload.create({ collection: 'terms', data: { label, group } })).id)
    ;[boats, birds, ice] = [await create('Boats'), await create('Birds'), await create('Ice')]
  })

  /** Each width is another file. */
  const upload = async (data: object) => {
    const { id } = await uploadImage(cms.payload, 'Sea', { width: width++ })
    await cms.payload.update({ collection: 'media', id, data })
    return Number(id)
  }
  const edit = (images: readonly number[], change: object, headers = ada) =>
    post(cms, '/media/edit', { images, addTerms: [], removeTerms: [], ...change }, headers)
  const undo = (response: Response) =>
    post(cms, `/undo/${response.headers.get('x-bulk-change')}`, {}, ada)
  const find = async (...ids: readonly number[]) => {
    const where = { id: { in: [...ids] } }
    const { docs } = await cms.payload.find({ collection: 'media', where, depth: 0, sort: 'id' })
    return docs
  }

  test('adds terms and removes terms; the other terms and fields stay', async () => {
    const first = await upload({ terms: [boats, birds], credit: 'Ada', title: 'First' })
    const second = await upload({ terms: [], credit: 'Eve', title: 'Second' })
    const response = await edit([first, second], { addTerms: [ice], removeTerms: [birds] })
    expect(await response.json()).toEqual({ changed: 2 })
    expect(await find(first, second)).toMatchObject([
      { terms: [boats, ice], credit: 'Ada', title: 'First', alt: 'Sea' },
      { terms: [ice], credit: 'Eve', title: 'Second' },
    ])
    expect(await (await undo(response)).json()).toEqual({ undone: 2, kept: [] })
    expect(await find(first, second)).toMatchObject([{ terms: [boats, birds] }, { terms: [] }])
  })

  test('sets credit, licence and folder at once, and one undo takes all of it back', async () => {
    const { id: folder } = await cms.payload.create({
      collection: 'payload-folders',
      data: { name: 'Coast' },
    })
    const before = { credit: 'Eve', license: 'cc-by' }
    const ids = [await upload(before), await upload({})]
    const licence = { license: 'other', licenseText: 'All rights reserved', licenseUrl: '' }
    const response = await edit(ids, { credit: ' Photo: Ada ', licence, folder })
    const changed = { credit: 'Photo: Ada', ...licence, folder }
    expect(await find(...ids)).toMatchObject([changed, changed])
    await undo(response)
    expect(await find(...ids)).toMatchObject([
      { ...before, folder: null },
      { credit: null, license: null, folder: null },
    ])
    const removed = await edit(ids, { credit: '', folder: null })
    // The second image has neither.
    expect(await removed.json()).toEqual({ changed: 1 })
  })

  test('says what the images have, and what all of them have in common', async () => {
    const ids = [
      await upload({ terms: [boats], credit: 'Ada', license: 'cc-by' }),
      await upload({ terms: [boats, ice], credit: 'Eve', license: 'cc-by' }),
    ]
    const plan = await (await post(cms, '/media/edit-plan', { images: ids }, ada)).json()
    expect(plan).toEqual({
      groups: [expect.objectContaining({ label: 'Topic' })],
      terms: {
        [boats]: { images: 2, unconfirmed: 0 },
        [ice]: { images: 1, unconfirmed: 0 },
      },
      common: { license: 'cc-by', licenseText: '', licenseUrl: '', folder: '' },
    })
  })

  test('confirms a term of a keyword only if it is added, also after an undo', async () => {
    const id = await upload({ terms: [boats, birds] })
    await cms.payload.db.updateOne({
      ...{ collection: 'media', id, data: { keywordTerms: [boats, birds] } },
    })
    const unconfirmed = async () => (await find(id))[0]?.['keywordTerms']
    const other = await edit([id], { addTerms: [ice] })
    expect(await unconfirmed()).toEqual([boats, birds])
    await undo(other)
    const response = await edit([id], { addTerms: [boats] })
    expect(await response.json()).toEqual({ changed: 1 })
    expect(await unconfirmed()).toEqual([birds])
    await undo(response)
    expect((await find(id))[0]).toMatchObject({
      ...{ terms: [boats, birds], keywordTerms: [boats, birds] },
    })
  })

  test('changes nothing if one image cannot be saved, and names it', async () => {
    const ids = [await upload({}), await upload({ title: 'Broken pier' })]
    await executeRaw(cms, `update media set source_url = 'no address' where id = ${ids[1]}`)
    const refused = await edit(ids, { credit: 'Ada' })
    expect(refused.status).toBe(400)
    expect(refused.headers.has('x-bulk-change')).toBe(false)
    expect((await refused.json()).errors[0].message).toMatch(
      /^Nothing was changed. “Broken pier” cannot be saved: .*https:\/\//,
    )
    expect((await find(...ids)).map(({ credit }) => credit)).toEqual([null, null])
    expect((await edit([...ids, 999_999], { credit: 'Ada' })).status).toBe(409)
    expect((await edit(ids, {})).status).toBe(400)
    expect((await edit(ids, { credit: 'Ada' }, author)).status).toBe(400)
  })

  test(
    'of more images than a transaction has is still undone at once, and refused as a whole',
    { tags: 'long' },
    async () => {
      await executeRaw(cms, INSERT_COPIES)
      const { docs } = await cms.payload.find({
        ...{ collection: 'media', where: { fileHash: { equals: 'copy' } }, sort: 'id' },
        ...{ depth: 0, pagination: false },
      })
      const ids = docs.map(({ id }) => Number(id))
      const credits = async () => new Set((await find(...ids)).map(({ credit }) => credit))
      const response = await edit(ids, { credit: 'Ada' })
      expect(await response.json()).toEqual({ changed: COPIES })
      expect(await credits()).toEqual(new Set(['Ada']))
      expect(await (await undo(response)).json()).toEqual({ undone: COPIES, kept: [] })
      expect(await credits()).toEqual(new Set([null]))
      await executeRaw(cms, `update media set source_url = 'no address' where id = ${ids.at(-1)}`)
      expect((await edit(ids, { credit: 'Ada' })).status).toBe(400)
      expect(await credits()).toEqual(new Set([null]))
      const last = await send(cms, '/undo/last', { headers: ada })
      expect((await last.json()).change?.documents).not.toBe(COPIES)
    },
  )
})
