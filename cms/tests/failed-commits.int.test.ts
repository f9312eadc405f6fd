import { createClient } from '@libsql/client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startCms, type TestCms } from './start-cms'

let cms: TestCms
beforeAll(async () => {
  cms = await startCms()
  const client = createClient({ url: cms.settings.databaseUrl })
  // Nothing is wrong until COMMIT: then a row refers to an article that is not there.
  await client.execute(
    'create table late (article integer references articles (id) deferrable initially deferred)',
  )
  await client.execute(
    `create trigger fails after insert on articles_locales when new.title = 'Not stored'
     begin insert into late values (-1); end`,
  )
  client.close()
})
afterAll(() => cms.stop())

const create = (title: string) => cms.payload.create({ collection: 'articles', data: { title } })

test('a save that the database does not store is not acknowledged, and the next one is stored', async () => {
  await expect(create('Not stored')).rejects.toThrow('could not store this')
  await create('Stored')
  const { docs } = await cms.payload.find({ collection: 'articles' })
  expect(docs.map(({ title }) => title)).toEqual(['Stored'])
})
