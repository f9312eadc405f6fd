import { afterEach, beforeAll, expect, test } from 'vitest'
import { onEachDatabase, sharedCms } from '../../tests/testing/shared-cms'
import { INTERNAL_API, send } from '../../tests/testing/rest'
import { signIn } from '../../tests/testing/sign-in'

onEachDatabase('who has a document open', (database) => {
  const cms = sharedCms(database)
  let ada: Record<string, string>
  let ben: Record<string, string>
  let article: number | string
  beforeAll(async () => {
    ada = await signIn(cms, 'Ada')
    ben = await signIn(cms, 'Ben', 'author')
    const data = { title: 'Herring' }
    article = (await cms.payload.create({ collection: 'articles', data, draft: true })).id
  })

  const request = (method: string, document: string, headers: Record<string, string>) =>
    send(cms, `/presence/${document}`, { method, headers })
  const noted = new Set<string>()
  // The CMS of the other database runs in this process too.
  afterEach(async () => {
    for (const document of noted)
      for (const headers of [ada, ben]) await request('DELETE', document, headers)
    noted.clear()
  })
  const others = async (document: string, headers: Record<string, string>) => {
    noted.add(document)
    const response = await request('PUT', document, headers)
    expect(response.status).toBe(200)
    return response.json()
  }

  test('is shown by name to the others, until they leave', async () => {
    const document = `articles/${article}`
    expect(await others(document, ada)).toEqual({ people: [] })
    expect(await others(document, ben)).toEqual({ people: ['Ada'] })
    expect(await others(document, ada)).toEqual({ people: ['Ben'] })
    expect((await request('DELETE', document, ben)).status).toBe(200)
    expect(await others(document, ada)).toEqual({ people: [] })
  })

  test('is known of globals too', async () => {
    expect(await others('globals/menu', ada)).toEqual({ people: [] })
    expect(await others('globals/menu', ben)).toEqual({ people: ['Ada'] })
  })

  test('is shown only to who is signed in and can read the document', async () => {
    for (const method of ['PUT', 'DELETE'])
      expect((await request(method, `articles/${article}`, {})).status).toBe(403)
    const [user] = (await cms.payload.find({ collection: 'users', sort: 'id' })).docs
    await others(`users/${user?.id}`, ada)
    // Authors read their own account only.
    expect(await others(`users/${user?.id}`, ben)).toEqual({ people: [] })
  })

  test.each(['articles/999', 'articles/99999999999', 'articles/x', 'constructor/1', 'globals/x'])(
    'is not noted for %s, which does not exist',
    async (document) => {
      await others(document, ada)
      expect(await others(document, ben)).toEqual({ people: [] })
    },
  )

  test('does not contain programs', async () => {
    await others(`articles/${article}`, INTERNAL_API)
    expect(await others(`articles/${article}`, ben)).toEqual({ people: [] })
  })
})
