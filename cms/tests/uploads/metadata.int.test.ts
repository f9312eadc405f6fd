import { expect, test } from 'vitest'
import { INTERNAL_API, post } from '../testing/rest'
import { createTaggedImage, xmpList, type FileTags } from '../testing/tagged-image'
import { onEachDatabase, sharedCms } from '../testing/shared-cms'

onEachDatabase('the metadata of uploads', (database) => {
  const cms = sharedCms(database)
  const create = (collection: string, data: object) => cms.payload.create({ collection, data })
  const upload = async (name: string, tags: FileTags, data = {}) =>
    cms.payload.create({
      collection: 'media',
      data,
      file: await createTaggedImage(name, tags),
      depth: 0,
    })
  const alt = `<Iptc4xmpCore:AltTextAccessibility>${xmpList('Alt', 'A boat')}</Iptc4xmpCore:AltTextAccessibility>`

  test('fills the fields of an image from its file, but not over those of the editor', async () => {
    const tags = { iptc: { 5: 'Low sun', 80: 'Ada Berg', 120: 'At the pier.' }, xmp: alt }
    expect(await upload('a.jpg', tags)).toMatchObject({
      title: 'Low sun',
      creator: 'Ada Berg',
      caption: 'At the pier.',
      alt: 'A boat',
      publishPosition: false,
    })
    const own = { title: 'My title', alt: '', creator: 'Me' }
    expect(await upload('b.jpg', tags, own)).toMatchObject({
      title: 'My title',
      creator: 'Me',
      alt: 'A boat',
    })
    const decorative = await upload('c.jpg', tags, { decorative: true })
    expect(decorative['alt'] ?? null).toBeNull()
  })

  test('keeps the texts of an image whose file is replaced', async () => {
    const { id } = await upload('d.jpg', { iptc: { 5: 'First title' } })
    const replaced = await cms.payload.update({
      collection: 'media',
      id,
      data: {},
      file: await createTaggedImage('e.jpg', {
        iptc: { 5: 'Second title', 80: 'Bo Dahl' },
        exif: { IFD2: { ISOSpeedRatings: '400' } },
        background: '#853',
      }),
    })
    expect(replaced).toMatchObject({
      title: 'First title',
      creator: 'Bo Dahl',
      cameraData: { iso: '400' },
    })
  })

  test('assigns the terms that keywords name, proposes the others, and lets an editor confirm', async () => {
    const group = await create('filter-groups', { label: 'Subject' })
    const boats = await create('terms', { label: 'Boats', group: group.id })
    const harbour = await create('terms', { label: 'Harbour', group: group.id })
    const iptc = { 25: ['boats', 'Driftwood'] }
    const image = await upload('f.jpg', { iptc }, { terms: [harbour.id] })
    expect(image).toMatchObject({
      terms: [harbour.id, boats.id],
      keywordTerms: [boats.id],
      keywords: ['Driftwood'],
    })
    const save = (data: object) =>
      cms.payload.update({ collection: 'media', id: image.id, data, depth: 0 })
    expect(await save({ credit: 'Museum' })).toMatchObject({ keywordTerms: [boats.id] })
    expect(await save({ terms: image['terms'] })).toMatchObject({ keywordTerms: [] })
  })

  test('leaves the titles of imported images to the import', async () => {
    const image = await upload(
      'g.jpg',
      { iptc: { 5: 'In the file', 80: 'Ada Berg' } },
      { importBatch: 'b' },
    )
    expect(image['title'] ?? null).toBeNull()
    expect(image['creator']).toBe('Ada Berg')
  })

  test('saves the alt text and the terms that an editor types beside an image', async () => {
    const place = await cms.payload.create({
      collection: 'filter-groups',
      data: { label: 'Place' },
    })
    const light = await cms.payload.create({
      collection: 'filter-groups',
      data: { label: 'Hour' },
    })
    await cms.payload.create({
      collection: 'terms',
      data: { label: 'Oslo', group: place.id },
    })
    const { id } = await upload('typed.jpg', {})
    const describe = (terms: object) =>
      post(
        cms,
        `/media/${id}/description`,
        { alt: ' A pier ', decorative: false, terms },
        INTERNAL_API,
      )
    const labels = async () => {
      const image = await cms.payload.findByID({ collection: 'media', id, depth: 1 })
      expect(image.alt).toBe('A pier')
      return (image.terms ?? []).map((term: unknown) => Object(term).label)
    }
    await describe({ [place.id]: ['oslo', 'Bergen'], [light.id]: ['Dawn'] })
    expect(await labels()).toEqual(['Oslo', 'Bergen', 'Dawn'])
    // The other filter keeps its terms.
    await describe({ [place.id]: [] })
    expect(await labels()).toEqual(['Dawn'])
    await describe({})
    expect(await labels()).toEqual(['Dawn'])
    const { totalDocs } = await cms.payload.count({
      collection: 'terms',
      where: { group: { equals: place.id } },
    })
    expect(totalDocs).toBe(2)
    for (const { id } of [place, light]) {
      await cms.payload.delete({ collection: 'terms', where: { group: { equals: id } } })
      await cms.payload.delete({ collection: 'filter-groups', id })
    }
  })
})
