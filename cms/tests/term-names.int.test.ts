import { databaseKinds, type DatabaseKind } from '@tessera/content/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startCms, type TestCms } from './start-cms'

describe.each(databaseKinds())('names of terms on %s', (_, start) => {
  let kind: DatabaseKind
  let cms: TestCms
  beforeAll(async () => {
    kind = await start()
    cms = await startCms(await kind.create())
  })
  afterAll(async () => {
    await cms.stop()
    await kind.dispose()
  })

  const create = (collection: string, data: object) => cms.payload.create({ collection, data })
  const names = async () => {
    const { docs } = await cms.payload.find({ collection: 'terms', sort: 'name' })
    return docs.map((term) => term['name'])
  }

  test('an editor who chooses among all terms reads their groups, whatever is renamed', async () => {
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
