import { expect, test } from 'vitest'
import { uploadImage } from '../testing/images'
import { publishedRows } from '../testing/published'
import { post } from '../testing/rest'
import { onEachDatabase, sharedCms } from '../testing/shared-cms'
import { signIn } from '../testing/sign-in'

interface Shown {
  readonly kind: string
  readonly locale: string
  readonly path: string | null
  readonly body: { readonly title?: string; readonly blocks?: readonly { type: string }[] }
}

onEachDatabase('previews of drafts', (database) => {
  const cms = sharedCms(database, { LANGUAGES: 'en,ar' })
  let signedIn: ReturnType<typeof signIn> | undefined

  async function createToken(collection: string, id: number | string) {
    const headers = await (signedIn ??= signIn(cms, 'Editor'))
    const response = await post(cms, '/preview-tokens', { collection, id }, headers)
    expect(response.status).toBe(200)
    const { token } = await response.json()
    return { token: String(token), headers }
  }
  const read = (token: string) => post(cms, '/internal/preview', { token })
  /** `kind path title` of the documents that a preview shows besides the published ones. */
  async function show(collection: string, id: number | string) {
    const { token } = await createToken(collection, id)
    const { documents } = (await (await read(token)).json()) as { documents: readonly Shown[] }
    return documents
  }
  const describeAll = (documents: readonly Shown[]) =>
    documents.map(({ kind, path, body }) => `${kind} ${path && decodeURI(path)} ${body.title}`)
  const draft = { draft: true, autosave: true } as const
  const published = { _status: 'published' }

  test('shows the newest draft of a published article, and publishes nothing', async () => {
    const { payload } = cms
    const { id: cover } = await uploadImage(payload, 'A cover')
    const data = { title: 'Herring', ...published }
    const { id } = await payload.create({ collection: 'articles', data })
    await payload.update({
      ...{ collection: 'articles', id, ...draft },
      data: { title: 'Herring again', slug: 'herring-again', cover },
    })
    expect(describeAll(await show('articles', id))).toEqual([
      'article /articles/herring-again Herring again',
      // In both languages.
      ...['media null null', 'media null null'],
    ])
    expect(await publishedRows(payload, 'article', 'media')).toEqual([
      'article /articles/herring live',
    ])
  })

  test('shows an article that has neither a title nor an address yet', async () => {
    const { payload } = cms
    const { id } = await payload.create({ collection: 'articles', data: {}, draft: true })
    expect(describeAll(await show('articles', id))).toEqual([
      `article /articles/preview-${id} Untitled`,
    ])
  })

  test('shows each language that has a title', { tags: 'long' }, async () => {
    const { payload } = cms
    const { id } = await payload.create({
      collection: 'pages',
      data: { title: 'Sea' },
      draft: true,
    })
    await payload.update({
      ...{ collection: 'pages', id, locale: 'ar', ...draft },
      data: { title: 'بحر' },
    })
    expect(describeAll(await show('pages', id))).toEqual(['page /sea Sea', 'page /ar/بحر بحر'])
  })

  test('shows the images of a gallery that is not published, without blocks that are not filled in', async () => {
    const { payload } = cms
    const { id: image } = await uploadImage(payload, 'A quiet pier')
    const { id: withoutAlt } = await uploadImage(payload)
    const gallery = { blockType: 'gallery', title: 'Views', galleryId: 'views', works: 'images' }
    const { id } = await payload.create({
      collection: 'pages',
      draft: true,
      data: {
        title: 'Views',
        blocks: [
          { ...gallery, source: 'picked', pickedImages: [image, withoutAlt] },
          { blockType: 'embed' },
          { blockType: 'gallery' },
        ],
      },
    })
    const documents = await show('pages', id)
    expect(documents[0]?.body.blocks).toMatchObject([{ type: 'gallery' }])
    const shown = describeAll(documents)
    expect(shown).toContain(`image /images/preview-${image} A quiet pier`)
    expect(documents.filter(({ kind }) => kind === 'media')).not.toEqual([])
    expect(shown.join()).not.toContain(`preview-${withoutAlt}`)
    expect(await publishedRows(payload, 'image', 'page')).not.toContain(
      'image /images/a-quiet-pier live',
    )
  })

  test('shows an image that no gallery shows, and that has no alt text', async () => {
    const { id } = await uploadImage(cms.payload)
    expect(describeAll(await show('media', id)).join()).toContain(`image /images/preview-${id}`)
  })

  test('gives tokens to editors only', async () => {
    expect((await post(cms, '/preview-tokens', { collection: 'pages', id: 1 })).status).toBe(403)
    const headers = await signIn(cms, 'Editor of users')
    const users = { collection: 'users', id: 1 }
    expect((await post(cms, '/preview-tokens', users, headers)).status).toBe(400)
  })

  test('refuses a token that is altered, of a deleted document, or of an editor who has signed out', async () => {
    const { payload } = cms
    const { id } = await payload.create({ collection: 'articles', data: { title: 'Cod' } })
    const { token, headers } = await createToken('articles', id)
    expect((await read(token)).status).toBe(200)
    expect((await read(`${token}x`)).status).toBe(404)
    expect((await post(cms, '/internal/preview/check', { token })).status).toBe(200)
    await payload.update({
      ...{ collection: 'articles', id },
      data: { deletedAt: new Date().toISOString() },
    })
    expect((await read(token)).status).toBe(404)
    await post(cms, '/users/logout', {}, headers)
    expect((await post(cms, '/internal/preview/check', { token })).status).toBe(404)
  })

  test('a link for people without an account shows the draft until it is revoked or ends', async () => {
    const { payload } = cms
    const { id } = await payload.create({ collection: 'articles', data: { title: 'Sole' } })
    const headers = await signIn(cms, 'Editor of links')
    const document = { collection: 'articles', id }
    const create = async (days: number) =>
      post(cms, '/preview/links', { ...document, days }, headers)
    const tokenOf = ({ path }: { readonly path: string }) => path.split('/')[2] ?? ''
    expect((await create(0)).status).toBe(400)
    const {
      links: [link],
    } = await (await create(7)).json()
    expect(link).toMatchObject({
      createdBy: 'Editor of links',
      path: expect.stringMatching(/\/-\/en$/),
    })
    const shown = await read(tokenOf(link))
    expect(await shown.json()).toMatchObject({ isForOthers: true, savedAt: expect.any(String) })
    // It does not end with the session of the editor.
    await post(cms, '/users/logout', {}, headers)
    expect((await read(tokenOf(link))).status).toBe(200)

    const again = await signIn(cms, 'Another editor of links')
    const revoked = await post(cms, '/preview/links/revoke', { ...document, link: link.id }, again)
    expect((await revoked.json()).links).toEqual([])
    expect((await read(tokenOf(link))).status).toBe(404)
    expect((await post(cms, '/preview/links', { ...document, days: 1 })).status).toBe(403)
  })

  test('authors see previews, and cannot share them', async () => {
    const { id } = await cms.payload.create({ collection: 'articles', data: { title: 'Ling' } })
    const headers = await signIn(cms, 'Author', 'author')
    const document = { collection: 'articles', id }
    expect((await post(cms, '/preview-tokens', document, headers)).status).toBe(200)
    const links = [
      ['/preview/links', { days: 1 }],
      ['/preview/links/revoke', { link: 1 }],
    ] as const
    for (const [path, fields] of links)
      expect((await post(cms, path, { ...document, ...fields }, headers)).status).toBe(403)
  })
})
