import { expect, test, vi } from 'vitest'
import { republish } from '../../src/publish/republish/republish'
import { uploadImage } from '../testing/images'
import { publishedBody, publishedRows } from '../testing/published'
import { onEachDatabase, sharedCms } from '../testing/shared-cms'

onEachDatabase('images as works', (database) => {
  const cms = sharedCms(database)
  let number = 0
  const create = (collection: string, data: object) => cms.payload.create({ collection, data })
  const update = (collection: string, id: number | string, data: object) =>
    cms.payload.update({ collection, id, data })
  const works = async (word: string) =>
    (await publishedRows(cms.payload, 'image', 'redirect')).filter((row) => row.includes(word))
  const folder = (name: string) => create('payload-folders', { name })
  /** A page with one gallery of images. */
  const createPage = (gallery: object, page: object = { _status: 'published' }) =>
    create('pages', {
      title: `Page ${++number}`,
      blocks: [
        {
          blockType: 'gallery',
          title: 'Views',
          galleryId: 'views',
          works: 'images',
          source: 'query',
          ...gallery,
        },
      ],
      ...page,
    })

  test('publishes an image with the gallery that shows it, and takes it back with it', async () => {
    const { id } = await uploadImage(cms.payload, 'A quiet pier')
    const { id: page } = await createPage({ source: 'picked', pickedImages: [id] }, {})
    expect(await works('pier')).toEqual([])
    await update('pages', page, { _status: 'published' })
    expect(await works('pier')).toEqual(['image /images/a-quiet-pier live'])
    expect(await publishedBody(cms.payload, 'image', id)).toMatchObject({
      slug: 'a-quiet-pier',
      title: 'A quiet pier',
      media: String(id),
      position: null,
    })
    expect(await publishedBody(cms.payload, 'media', id)).toMatchObject({ alt: 'A quiet pier' })
    await update('pages', page, { _status: 'draft' })
    expect(await works('pier')).toEqual(['image /images/a-quiet-pier gone'])
    expect(await publishedBody(cms.payload, 'media', id)).toBeNull()
  })

  test('publishes the edge colour of an image that is not cropped', async () => {
    const { id } = await uploadImage(cms.payload, 'A whole sheet')
    await createPage({ source: 'picked', pickedImages: [id] })
    expect(await publishedBody(cms.payload, 'media', id)).not.toHaveProperty('wholeOn')
    await update('media', id, { doNotCrop: true })
    // #338855, as the JPEG has it.
    const colour = expect.stringMatching(/^#3[234]8[789]5[456]$/)
    expect(await publishedBody(cms.payload, 'media', id)).toMatchObject({ wholeOn: colour })
  })

  test('holds an image without alt text back until it has one or is decorative', async () => {
    const coast = await folder('Coast')
    await createPage({ folders: [coast.id] })
    const { id } = await uploadImage(cms.payload)
    await update('media', id, { folder: coast.id, title: 'Seven stones' })
    expect(await works('stones')).toEqual([])
    await update('media', id, { decorative: true })
    expect(await works('stones')).toEqual(['image /images/seven-stones live'])
    await update('media', id, { folder: null })
    expect(await works('stones')).toEqual(['image /images/seven-stones gone'])
  })

  test('a keyword alone does not publish an image; a term that an editor saves does', async () => {
    const group = await create('filter-groups', { label: 'Weather' })
    const fog = await create('terms', { label: 'Fog', group: group.id })
    await createPage({ terms: [fog.id] })
    const { id } = await uploadImage(cms.payload, 'A foggy street')
    // As an upload with the keyword leaves it.
    await cms.payload.db.updateOne({
      collection: 'media',
      id,
      data: { terms: [fog.id], keywordTerms: [fog.id] },
    })
    await republish(cms.payload)
    expect(await works('foggy')).toEqual([])
    await update('media', id, { terms: [fog.id] })
    expect(await works('foggy')).toEqual(['image /images/a-foggy-street live'])
    expect(await publishedBody(cms.payload, 'image', id)).toMatchObject({
      terms: [String(fog.id)],
      keywordTerms: [],
    })
    await cms.payload.delete({ collection: 'terms', id: fog.id })
    expect(await works('foggy')).toEqual(['image /images/a-foggy-street gone'])
  })

  test('publishes credit and licence, and the position only if the editor wants it', async () => {
    const { id } = await uploadImage(cms.payload, 'A lighthouse')
    await createPage({ source: 'picked', pickedImages: [id] })
    await update('media', id, {
      creator: 'Ada Berg',
      license: 'cc-by',
      latitude: 57.70887,
      longitude: 11.9,
    })
    expect(await publishedBody(cms.payload, 'image', id)).toMatchObject({ position: null })
    expect(await publishedBody(cms.payload, 'media', id)).toMatchObject({
      credit: {
        creator: 'Ada Berg',
        license: { label: 'CC BY 4.0', href: 'https://creativecommons.org/licenses/by/4.0/' },
      },
    })
    const rows = await cms.payload.db.find({ collection: 'publications', limit: 0 })
    expect(JSON.stringify(rows.docs)).not.toContain('57.70887')
    await update('media', id, { publishPosition: true })
    expect(await publishedBody(cms.payload, 'image', id)).toMatchObject({
      position: { latitude: 57.70887, longitude: 11.9 },
    })
  })

  test('articles and images share one namespace of slugs; a renamed image redirects', async () => {
    await create('articles', { title: 'Low sun', _status: 'published' })
    const { id } = await uploadImage(cms.payload, 'Low sun')
    await createPage({ source: 'picked', pickedImages: [id] })
    expect(await works('low-sun')).toEqual(['image /images/low-sun-2 live'])
    await update('media', id, { slug: 'Late light' })
    expect(await works('l')).toEqual(
      expect.arrayContaining(['image /images/late-light live', 'redirect /images/low-sun-2 live']),
    )
    expect(await create('articles', { title: 'Late light' })).toMatchObject({
      slug: 'late-light-2',
    })
    // The address of an image cannot be removed.
    expect(await update('media', id, { slug: '' })).toMatchObject({ slug: 'late-light' })
  })

  test('reads the images of a gallery of 120 together, and each gets an address of its own', async () => {
    const pier = await folder('Pier')
    const { id } = await uploadImage(cms.payload, 'Pier 0')
    const image = await cms.payload.db.findOne({
      collection: 'media',
      where: { id: { equals: id } },
    })
    const copy = async (data: object) =>
      cms.payload.db.create({
        collection: 'media',
        data: {
          ...image,
          id: undefined,
          filename: `pier-${++number}.jpg`,
          folder: pier.id,
          ...data,
        },
      })
    for (let i = 1; i <= 115; i++) await copy({ alt: { en: `Pier ${i}` } })
    for (let i = 0; i < 5; i++) await copy({ alt: { en: 'The same pier' } })
    const inTrash = { alt: { en: 'Pier 7' }, slug: 'pier-7', deletedAt: new Date().toISOString() }
    await copy(inTrash)
    await copy({ ...inTrash, alt: { en: 'The same pier' }, slug: 'the-same-pier-2' })
    await create('articles', { title: 'Pier 8', _status: 'published' })

    const liveFiles = async () =>
      (await publishedRows(cms.payload, 'media')).filter((row) => row.endsWith('live')).length
    const filesBefore = await liveFiles()
    const queries = vi.spyOn(cms.payload.db, 'find')
    const { id: page } = await createPage({ folders: [pier.id] })
    expect(queries.mock.calls.length).toBeLessThan(100)
    queries.mockRestore()
    const addresses = (await works('pier')).filter((row) => row.endsWith('live'))
    expect(addresses).toHaveLength(120)
    expect(new Set(addresses).size).toBe(120)
    for (const slug of ['pier-7', 'pier-8-2', 'the-same-pier', 'the-same-pier-5'])
      expect(addresses).toContain(`image /images/${slug} live`)
    await update('pages', page, { _status: 'draft' })
    expect((await works('pier')).filter((row) => row.endsWith('live'))).toEqual([])
    expect(await liveFiles()).toBe(filesBefore)
  })

  test('an image that moves from a block into a gallery of the page stays published', async () => {
    const { id } = await uploadImage(cms.payload, 'A moved buoy')
    const block = { blockType: 'image', image: id, width: 'full' }
    const { id: page } = await create('pages', {
      ...{ title: 'Moved', blocks: [block], _status: 'published' },
    })
    expect(await publishedBody(cms.payload, 'media', id)).not.toBeNull()
    const gallery = { title: 'Views', galleryId: 'views', works: 'images', source: 'picked' }
    await update('pages', page, {
      blocks: [{ blockType: 'gallery', ...gallery, pickedImages: [id] }],
    })
    expect(await works('buoy')).toEqual(['image /images/a-moved-buoy live'])
    expect(await publishedBody(cms.payload, 'media', id)).toMatchObject({ alt: 'A moved buoy' })
  })

  test('deleting an image removes its page and its picks', async () => {
    const { id } = await uploadImage(cms.payload, 'Brief glimpse')
    const { id: page } = await createPage({ source: 'picked', pickedImages: [id] })
    await cms.payload.delete({ collection: 'media', id })
    expect(await works('glimpse')).toEqual(['image /images/brief-glimpse gone'])
    expect(await publishedBody(cms.payload, 'page', page)).toMatchObject({
      blocks: [{ images: { picked: [] } }],
    })
  })

  test('republishing restores missing works and writes nothing when none is missing', async () => {
    // The globals, which no test has saved.
    await republish(cms.payload)
    const { id } = await uploadImage(cms.payload, 'Spring tide')
    await createPage({ source: 'picked', pickedImages: [id] })
    expect((await republish(cms.payload)).written).toBe(0)
    await cms.payload.db.deleteMany({
      collection: 'publications',
      where: { and: [{ kind: { equals: 'image' } }, { key: { equals: String(id) } }] },
    })
    expect((await republish(cms.payload)).written).toBe(1)
    expect(await works('spring-tide')).toEqual(['image /images/spring-tide live'])
  })
})
