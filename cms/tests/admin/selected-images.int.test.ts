import { createLocalReq } from 'payload'
import { beforeAll, expect, test } from 'vitest'
import { MAX_ON_SCREEN, readSelectedImages } from '../../src/admin/alt-texts/read-images'
import { executeRaw } from '../../src/database/execute-raw'
import { MAX_IMAGES } from '../../src/media-library/max-images'
import { INTERNAL_API, post, send } from '../testing/rest'
import { onEachDatabase, sharedCms } from '../testing/shared-cms'

const insertImages = (count: number, name: string) => `
  insert into media (filename, file_hash, updated_at, created_at)
  with recursive numbers (number) as (
    select 1 union all select number + 1 from numbers where number < ${count}
  )
  select '${name}-' || number || '.jpg', '${name}', '2026-01-01', '2026-01-01' from numbers`

onEachDatabase('selected images', (database) => {
  const cms = sharedCms(database)
  const listed = async (request: object) => {
    const all = { where: {}, search: '', sort: null, ...request }
    return (await post(cms, '/media/selection', all, INTERNAL_API)).json()
  }

  beforeAll(async () => {
    await executeRaw(cms, insertImages(250, 'boat'))
    await executeRaw(cms, insertImages(20, 'bird'))
  })

  test('are all of a list with its filters, its search and its order', async () => {
    const boats = await listed({ search: 'boat', sort: '-id' })
    expect(boats).toMatchObject({ total: 250 })
    expect(boats.ids).toHaveLength(250)
    expect(boats.ids).toEqual([...boats.ids].sort((a: number, b: number) => b - a))
    const some = { where: { and: [{ id: { in: boats.ids.slice(0, 12) } }] } }
    expect((await listed(some)).ids.toSorted()).toEqual(boats.ids.slice(0, 12).toSorted())
    expect((await listed({ where: { libraryView: { equals: 'no-alt' } } })).total).toBe(270)
    expect((await listed({ where: { and: [] }, search: 'bird' })).total).toBe(20)
  })

  test(`are at most ${MAX_IMAGES}; the list says how many there are`, async () => {
    await executeRaw(cms, insertImages(MAX_IMAGES, 'wave'))
    const { ids, total } = await listed({})
    expect([ids.length, total]).toEqual([MAX_IMAGES, MAX_IMAGES + 270])
    await executeRaw(cms, `delete from media where file_hash = 'wave'`)
  })

  test('are named to signed-in editors only', async () => {
    const body = JSON.stringify({ where: {}, search: '', sort: null })
    expect((await send(cms, '/media/selection', { method: 'POST', body })).status).toBe(403)
  })

  test('get their alt texts on several screens, and none is left out', async () => {
    const { ids } = await listed({ search: 'boat' })
    const req = await createLocalReq({ user: { id: 1, collection: 'users' } as never }, cms.payload)
    const screen = (page: number) => readSelectedImages(req, ids, page)
    const [first, second, last] = [await screen(1), await screen(2), await screen(3)]
    const shown = [first, second, last].flatMap(({ docs }) => docs.map((doc) => Object(doc).id))
    expect(shown).toEqual(first.ids)
    expect(shown.toSorted()).toEqual(ids.toSorted())
    expect(first).toMatchObject({ start: 0, total: 250, page: 1 })
    expect(last).toMatchObject({ start: 2 * MAX_ON_SCREEN, total: 250, page: 3 })
    expect(await screen(99)).toEqual(last)
  })
})
