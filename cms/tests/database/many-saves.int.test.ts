import { expect, test } from 'vitest'
import { send } from '../testing/rest'
import { onEachDatabase, sharedCms } from '../testing/shared-cms'
import { signIn } from '../testing/sign-in'

/** More than there are connections. SQLite has one, and refuses what has waited for 5 s, which many are on a busy machine. */
const SAVES = { SQLite: 15, PostgreSQL: 40 }

onEachDatabase('many saves at once', (database) => {
  const cms = sharedCms(database)

  test('are all stored', async () => {
    const headers = await signIn(cms, 'Ada')
    const create = (_: unknown, index: number) =>
      cms.payload.create({ collection: 'articles', data: { title: `Before ${index}` } })
    const articles = await Promise.all(Array.from({ length: SAVES[database] }, create))
    const responses = await Promise.all(
      articles.map(({ id }, index) =>
        send(cms, `/articles/${id}?draft=true`, {
          ...{ method: 'PATCH', headers },
          body: JSON.stringify({ title: `Saved ${index}` }),
        }),
      ),
    )
    expect(responses.map(({ status }) => status)).toEqual(articles.map(() => 200))
  })
})
