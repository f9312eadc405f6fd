import { expect, test } from 'vitest'
import { onEachDatabase, sharedCms } from '../testing/shared-cms'

onEachDatabase('the admin names of terms', (database) => {
  const cms = sharedCms(database)

  const create = (collection: string, data: object) => cms.payload.create({ collection, data })
  const names = async () => {
    const { docs } = await cms.payload.find({ collection: 'terms', sort: 'name' })
    return docs.map((term) => term['name'])
  }

  test('contain the group, and follow renames of term and group', async () => {
    const topic = await create('filter-groups', { label: 'Topic' })
    const year = await create('filter-groups', { label: 'Year' })
    const print = await create('terms', { label: 'Print', group: topic.id })
    await create('terms', { label: '2026', group: year.id })
    expect(await names()).toEqual(['Topic: Print', 'Year: 2026'])

    const rename = (collection: string, id: number | string, data: object) =>
      cms.payload.update({ collection, id, data })
    await rename('filter-groups', topic.id, { label: 'Subject' })
    await rename('terms', print.id, { label: 'Imprint', name: 'My own' })
    expect(await names()).toEqual(['Subject: Imprint', 'Year: 2026'])
    await rename('terms', print.id, { group: year.id })
    expect(await names()).toEqual(['Year: 2026', 'Year: Imprint'])
  })
})
