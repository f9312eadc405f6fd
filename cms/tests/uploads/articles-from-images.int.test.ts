import { beforeAll, expect, test } from 'vitest'
import type { CreatedArticle } from '../../src/media-library/articles/article-plan'
import { uploadImage } from '../testing/images'
import { publishedBody } from '../testing/published'
import { post, send } from '../testing/rest'
import { onEachDatabase, sharedCms } from '../testing/shared-cms'
import { signIn } from '../testing/sign-in'

type Headers = Record<string, string>

onEachDatabase('articles from images', (database) => {
  const cms = sharedCms(database)
  let editor: Headers
  let author: Headers
  let topic: number
  let boats: number
  beforeAll(async () => {
    editor = await signIn(cms, 'Ada')
    author = await signIn(cms, 'Cleo', 'author')
    const create = async (collection: 'filter-groups' | 'terms', data: object) =>
      Number((await cms.payload.create({ collection, data })).id)
    topic = await create('filter-groups', { label: 'Topic' })
    boats = await create('terms', { label: 'Boats', group: topic })
  })

  /** Each width is another file; so small ones are public without processing. */
  let width = 40
  const upload = async (data: object = {}) => {
    const image = await uploadImage(cms.payload, 'Sea', { name: 'low-sun.jpg', width: width++ })
    await cms.payload.update({ collection: 'media', id: image.id, data })
    return Number(image.id)
  }
  const request = async (path: string, body: object, headers = editor) => {
    const response = await post(cms, `/media/${path}`, body, headers)
    const json = await response.json()
    return { status: response.status, json, message: json.errors?.[0].message }
  }
  const row = (image: number, data: object = {}) => {
    const rest = { title: `Work ${image}`, date: null, terms: [] }
    return { image, ...rest, ...data }
  }
  const create = (publish: boolean, articles: readonly object[], headers?: Headers) =>
    request('articles', { publish, articles }, headers)
  const undo = (articles: readonly CreatedArticle[], headers?: Headers) =>
    request('articles-undo', { articles }, headers)
  const read = (id: number) =>
    cms.payload.findByID({ collection: 'articles', id, draft: true, depth: 0 })
  const count = async () => (await cms.payload.count({ collection: 'articles' })).totalDocs

  test('begin with the title, caption or file name of the image, its date and its terms', async () => {
    const images = [
      await upload({ title: 'Low sun', caption: 'Seen from the pier', terms: [boats] }),
      await upload({ caption: 'Two\nboats', date: '2024-05-06T07:08:00.000Z' }),
      await upload(),
    ]
    const { json } = await request('articles-plan', { images: images.toReversed() })
    expect(json).toMatchObject({
      rows: [
        { image: { id: images[2] }, title: 'Low sun', date: null, terms: [] },
        { image: { id: images[1] }, title: 'Two boats', date: '2024-05-06T07:08:00.000Z' },
        { image: { id: images[0] }, title: 'Low sun', terms: [boats] },
      ],
      groups: [{ id: topic, label: 'Topic', terms: [{ id: boats, label: 'Boats' }] }],
      canPublish: true,
    })
    expect((await request('articles-plan', { images }, author)).json.canPublish).toBe(false)
    expect((await request('articles-plan', { images }, {})).status).toBe(403)
    expect((await request('articles-plan', { images: [...images, 9999] })).message).toBe(
      '1 image is no longer in Media. Select the others again.',
    )
  })

  test('are drafts with the image as cover, or published at once', async () => {
    const images = [await upload(), await upload()]
    const drafts = await create(false, [
      row(images[0] ?? 0, { title: ' Tide ', date: '2020-01-02T12:00:00.000Z', terms: [boats] }),
    ])
    const [draft] = drafts.json.articles
    expect(draft).toMatchObject({ title: 'Tide' })
    expect(await read(draft.id)).toMatchObject({
      ...{ title: 'Tide', slug: 'tide', cover: images[0], terms: [boats], _status: 'draft' },
      date: '2020-01-02T12:00:00.000Z',
    })
    expect(await publishedBody(cms.payload, 'article', draft.id)).toBeNull()
    const { json } = await create(true, [row(images[1] ?? 0, { title: 'Tide' })])
    expect(await publishedBody(cms.payload, 'article', json.articles[0].id)).toMatchObject({
      title: 'Tide',
      slug: 'tide-2',
    })
  })

  test('are all created or none', async () => {
    const [good, bare] = [await upload(), await upload({ alt: '', title: 'Bare' })]
    const before = await count()
    const refused = await create(true, [row(good), row(bare)])
    expect([refused.status, refused.message]).toEqual([
      400,
      'The image "Bare" has no alt text, so screen readers cannot describe it. Add alt text to the image, or mark it as decorative.',
    ])
    const invalid = await create(true, [row(good), row(bare + 1000)])
    expect(invalid.status).toBe(409)
    // The second one fails after the first was written.
    expect((await create(false, [row(good), row(bare, { terms: [9999] })])).message).toContain(
      'nothing was saved',
    )
    expect((await create(false, [row(good), row(good)])).message).toContain('used once')
    expect((await create(false, [row(good, { title: ' ' })])).status).toBe(400)
    const many = Array.from({ length: 201 }, (_, index) => row(index + 1))
    expect((await create(false, many)).status).toBe(400)
    expect(await count()).toBe(before)
    expect(await publishedBody(cms.payload, 'media', good)).toBeNull()
  })

  test('are taken back by one undo, but those that someone has changed stay', async () => {
    const images = [await upload(), await upload(), await upload()]
    const { json } = await create(
      true,
      images.map((image) => row(image)),
    )
    const [first, second, third]: CreatedArticle[] = json.articles
    const change = await send(cms, `/articles/${second?.id}?draft=true`, {
      ...{ method: 'PATCH', headers: editor, body: JSON.stringify({ title: 'Mine' }) },
    })
    expect(change.status).toBe(200)
    const undone = await undo(json.articles)
    expect(undone.json).toEqual({ undone: 2, kept: [{ id: second?.id, title: 'Mine' }] })
    for (const article of [first, third])
      expect(await publishedBody(cms.payload, 'article', article?.id ?? 0)).toBeNull()
    expect(await publishedBody(cms.payload, 'article', second?.id ?? 0)).not.toBeNull()
    const trashed = await cms.payload.find({
      collection: 'articles',
      where: { deletedAt: { exists: true } },
      trash: true,
    })
    expect(trashed.docs.map(({ id }) => id).toSorted()).toEqual([first?.id, third?.id].toSorted())
    // A repeated undo finds nothing more to do.
    expect((await undo(json.articles)).json.undone).toBe(0)
  })

  test('of authors are drafts of their own', async () => {
    const image = await upload()
    const refused = await create(true, [row(image)], author)
    expect([refused.status, refused.message]).toEqual([403, expect.stringContaining('drafts')])
    const own = await create(false, [row(image)], author)
    expect(own.status).toBe(200)
    expect((await create(false, [row(image)], {})).status).toBe(403)
    const others = await create(false, [row(image)])
    const before = await count()
    expect((await undo([...own.json.articles, ...others.json.articles], author)).status).toBe(403)
    expect(await count()).toBe(before)
    expect((await undo(own.json.articles, author)).json).toEqual({ undone: 1, kept: [] })
  })
})
