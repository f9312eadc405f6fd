import { createClient } from '@libsql/client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startCms, type TestCms } from '../testing/start-cms'

let cms: TestCms
beforeAll(async () => {
  cms = await startCms()
  const client = createClient({ url: cms.settings.databaseUrl })
  // The deferred constraint fails only at COMMIT.
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

test('reports a failed commit as an error, and stores the next save', async () => {
  await expect(create('Not stored')).rejects.toThrow(
    'could not store this, so it may not be saved.',
  )
  await create('Stored')
  const { docs } = await cms.payload.find({ collection: 'articles' })
  expect(docs.map(({ title }) => title)).toEqual(['Stored'])
})
