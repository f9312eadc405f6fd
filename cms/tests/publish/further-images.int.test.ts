import { expect, test } from 'vitest'
import { republish } from '../../src/publish/republish/republish'
import { uploadImage } from '../testing/images'
import { publishedBody } from '../testing/published'
import { onEachDatabase, sharedCms } from '../testing/shared-cms'

onEachDatabase('further images', (database) => {
  const cms = sharedCms(database)
  let number = 0
  const update = (collection: string, id: number | string, data: object) =>
    cms.payload.update({ collection, id, data })
  const createArticle = (data: object) =>
    cms.payload.create({ collection: 'articles', data: { title: `Sheet ${++number}`, ...data } })
  /** A published page with a gallery of one image. */
  const showAsWork = (image: number | string) =>
    cms.payload.create({
      collection: 'pages',
      data: {
        title: `Page ${++number}`,
        blocks: [
          {
            ...{ blockType: 'gallery', title: 'Views', galleryId: 'views', works: 'images' },
            ...{ source: 'picked', pickedImages: [image] },
          },
        ],
        _status: 'published',
      },
    })
  const bodyOf = (kind: 'article' | 'image' | 'media', id: number | string) =>
    publishedBody(cms.payload, kind, id)

  test('publishes the images of an article in their order, each once, and takes them back with it', async () => {
    const [cover, a, b] = [
      await uploadImage(cms.payload, 'Recto'),
      await uploadImage(cms.payload, 'Verso'),
      await uploadImage(cms.payload, 'A detail'),
    ]
    const furtherImages = [b.id, a.id, cover.id]
    const article = await createArticle({ cover: cover.id, furtherImages, _status: 'published' })
    expect(await bodyOf('article', article.id)).toMatchObject({
      cover: String(cover.id),
      furtherImages: [String(b.id), String(a.id)],
    })
    expect(await bodyOf('media', a.id)).toMatchObject({ alt: 'Verso' })
    await update('articles', article.id, { furtherImages: [] })
    expect(await bodyOf('article', article.id)).not.toHaveProperty('furtherImages')
    expect(await bodyOf('media', a.id)).toBeNull()
  })

  test('refuses to publish an article with a further image without alt text, at that field', async () => {
    const { id } = await uploadImage(cms.payload)
    const article = await createArticle({ furtherImages: [id] })
    const publishing = update('articles', article.id, { _status: 'published' })
    await expect(publishing).rejects.toMatchObject({
      message: expect.stringContaining('has no alt text'),
      data: { errors: [{ path: 'furtherImages' }] },
    })
    await update('media', id, { decorative: true })
    await update('articles', article.id, { _status: 'published' })
    expect(await bodyOf('media', id)).toMatchObject({ decorative: true })
  })

  test('holds further images of an image back until they have alt text', async () => {
    // The globals, which no test has saved.
    await republish(cms.payload)
    const work = await uploadImage(cms.payload, 'A chair')
    const bare = await uploadImage(cms.payload)
    const back = await uploadImage(cms.payload, 'The chair from behind')
    await update('media', work.id, { furtherImages: [bare.id, back.id] })
    await showAsWork(work.id)
    expect(await bodyOf('image', work.id)).toMatchObject({ furtherImages: [String(back.id)] })
    expect(await bodyOf('media', bare.id)).toBeNull()
    await update('media', bare.id, { alt: 'The chair from the side' })
    expect(await bodyOf('image', work.id)).toMatchObject({
      furtherImages: [String(bare.id), String(back.id)],
    })
    expect(await bodyOf('media', bare.id)).toMatchObject({ alt: 'The chair from the side' })
    expect(await republish(cms.payload)).toMatchObject({ written: 0 })
  })

  test('refuses an image as a further image of itself', async () => {
    const { id } = await uploadImage(cms.payload, 'A mirror')
    await expect(update('media', id, { furtherImages: [id] })).rejects.toThrow('Further images')
  })

  test('protects a published further image from being deleted', async () => {
    const work = await uploadImage(cms.payload, 'A vase')
    const back = await uploadImage(cms.payload, 'The vase from behind')
    await update('media', work.id, { furtherImages: [back.id] })
    await showAsWork(work.id)
    const deleting = cms.payload.delete({ collection: 'media', id: back.id })
    await expect(deleting).rejects.toThrow('This image is used by /images/a-vase.')
    await cms.payload.delete({ collection: 'media', id: work.id })
    await cms.payload.delete({ collection: 'media', id: back.id })
  })

  test('publishes what the camera wrote', async () => {
    const { id } = await uploadImage(cms.payload, 'A wave')
    await cms.payload.db.updateOne({
      ...{ collection: 'media', id },
      data: { cameraData: { camera: 'X-T4', aperture: 'f/2.8', iso: '400' } },
    })
    await createArticle({ cover: id, _status: 'published' })
    expect(await bodyOf('media', id)).toMatchObject({ camera: ['X-T4', 'f/2.8', 'ISO 400'] })
  })
})
