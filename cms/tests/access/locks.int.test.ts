import { beforeAll, expect, test } from 'vitest'
import { send } from '../testing/rest'
import { onEachDatabase, sharedCms } from '../testing/shared-cms'
import { signIn } from '../testing/sign-in'

type Headers = Record<string, string>
const LOCKS = 'payload-locked-documents'

onEachDatabase('the lock of an open form', (database) => {
  const cms = sharedCms(database)
  let editor: Headers
  let author: Headers
  beforeAll(async () => {
    // The first account is an admin.
    await signIn(cms, 'Ada')
    editor = await signIn(cms, 'Ben')
    author = await signIn(cms, 'Cleo', 'author')
  })

  const request = (method: string, path: string, headers: Headers, data?: object) =>
    send(cms, path, { method, headers, ...(data && { body: JSON.stringify(data) }) })
  const draft = async (headers: Headers) =>
    (await (await request('POST', '/articles?draft=true', headers, { title: 'Tide' })).json()).doc
      .id as number
  const userOf = async (headers: Headers) => {
    const { user } = await (await request('GET', '/users/me', headers)).json()
    return { relationTo: 'users', value: user.id }
  }
  /** As the state of a form does it. */
  const lock = async (id: number, owner: Headers) => {
    const data = { document: { relationTo: 'articles', value: id }, user: await userOf(owner) }
    return (await cms.payload.create({ collection: LOCKS, data })).id
  }
  const status = async (method: string, id: number | string, headers: Headers, data?: object) =>
    (await request(method, `/${LOCKS}/${id}`, headers, data)).status
  const save = async (id: number, headers: Headers) =>
    (await request('PATCH', `/articles/${id}?draft=true`, headers, { title: 'Ebb' })).status

  test('is made by nobody through the API, so that no author keeps an editor from saving', async () => {
    const id = await draft(editor)
    const document = { relationTo: 'articles', value: id }
    for (const headers of [author, editor]) {
      const data = { document, user: await userOf(headers) }
      expect((await request('POST', `/${LOCKS}`, headers, data)).status).toBe(403)
    }
    expect(await save(id, editor)).toBe(200)
  })

  test('is taken over and removed by who may change the document, in their own name', async () => {
    const id = await draft(author)
    const locked = await lock(id, author)
    expect(await save(id, editor)).toBe(423)
    const takeOver = async (user: Headers) => ({ user: await userOf(user) })
    expect(await status('PATCH', locked, editor, await takeOver(author))).toBe(403)
    expect(await status('PATCH', locked, editor, await takeOver(editor))).toBe(200)
    expect(await save(id, editor)).toBe(200)
    const other = { document: { relationTo: 'articles', value: await draft(editor) } }
    expect(await status('PATCH', locked, editor, other)).toBe(403)
    const [left] = (await cms.payload.find({ collection: LOCKS })).docs
    expect(await status('DELETE', left?.id ?? locked, editor)).toBe(200)
  })

  test('of an editor is neither taken over nor removed by an author', async () => {
    const id = await draft(editor)
    const locked = await lock(id, editor)
    expect(await status('PATCH', locked, author, { user: await userOf(author) })).toBe(403)
    expect(await status('DELETE', locked, author)).toBe(403)
    for (const method of ['PATCH', 'DELETE']) {
      const all = `/${LOCKS}?where[id][exists]=true`
      expect((await request(method, all, author, {})).status).toBe(403)
    }
    expect(await status('GET', locked, author)).toBe(200)
    expect(await save(id, editor)).toBe(200)
  })

  test('of an author is removed by them, also when the document is no longer theirs to change', async () => {
    const locked = await lock(await draft(editor), author)
    expect(await status('DELETE', locked, author)).toBe(200)
  })
})
