import { expect, test } from 'vitest'
import { uploadImage } from '../testing/images'
import { onEachDatabase, sharedCms } from '../testing/shared-cms'
import { publishedBody } from '../testing/published'

onEachDatabase('the blocks of a page', (database) => {
  const cms = sharedCms(database)

  const create = (collection: string, data: object) => cms.payload.create({ collection, data })
  const page = (...blocks: object[]) =>
    create('pages', { title: 'Blocks', blocks, _status: 'published' })
  const upload = (alt: string) => uploadImage(cms.payload, alt, { name: `${alt || 'image'}.jpg` })
  const errorWith = (message: string) => ({
    data: { errors: [expect.objectContaining({ message: expect.stringContaining(message) })] },
  })

  const video = { title: 'Video', url: 'https://vimeo.com/76979871' }
  const quote = { blockType: 'quote', text: 'Said' }

  test(
    'allows deleting what only an earlier version shows or a draft links to',
    { tags: 'long' },
    async () => {
      const { payload } = cms
      const [one, two] = [await upload('Earlier one'), await upload('Earlier two')]
      const about = await create('pages', { title: 'Left', slug: 'left', _status: 'published' })
      const document = { relationTo: 'pages', value: about.id }
      const images = { blockType: 'images', images: [one.id, two.id], columns: '2' }
      const links = [{ label: 'Come', kind: 'document', document }]
      const { id } = await page(images, { blockType: 'callToAction', title: 'Visit', links })
      await payload.update({ collection: 'pages', id, data: { blocks: [quote] } })
      await create('pages', { title: 'Draft', blocks: [images], _status: 'draft' })
      await payload.delete({ collection: 'media', id: one.id })
      // A link to a deleted document is omitted.
      const other = await page({ blockType: 'callToAction', title: 'Visit', links })
      await payload.delete({ collection: 'pages', id: about.id })
      const { blocks } = await payload.findByID({ collection: 'pages', id: other.id, depth: 0 })
      expect(blocks).toMatchObject([{ title: 'Visit', links: [{ label: 'Come' }] }])
      const redirect = await create('redirects', { from: '/before', kind: 'url', url: '/after' })
      const lock = { document: { relationTo: 'redirects', value: redirect.id } }
      const user = await create('users', {
        ...{ name: 'Ada', email: 'ada@example.org', password: 'a long enough password' },
      })
      await create('payload-locked-documents', {
        ...{ ...lock, user: { relationTo: 'users', value: user.id } },
      })
      await payload.delete({ collection: 'redirects', id: redirect.id, overrideLock: true })
    },
  )

  test('publishes every block', async () => {
    const [one, two] = [await upload('One'), await upload('Two')]
    const about = await create('pages', { title: 'About', _status: 'published' })
    const toAbout = { kind: 'document', document: { relationTo: 'pages', value: about.id } }
    const callToAction = {
      ...{ blockType: 'callToAction', title: 'Visit' },
      links: [{ label: 'Come', ...toAbout }],
    }
    await cms.payload.updateGlobal({
      slug: 'site',
      data: { name: 'Press', frameHosts: 'maps.example' },
    })
    const { id } = await page(
      { blockType: 'image', image: one.id, width: 'full' },
      { blockType: 'images', images: [two.id, one.id], columns: '2' },
      { ...quote, attribution: 'Ada', isLinked: true, link: toAbout },
      callToAction,
      { blockType: 'video', ...video, poster: two.id, aspectRatio: '4:3' },
      { blockType: 'embed', title: 'Map', url: 'https://maps.example/here' },
      {
        blockType: 'columns',
        columns: [
          { blocks: [quote, { blockType: 'image', image: one.id }] },
          { blocks: [callToAction] },
        ],
      },
    )
    const to = { kind: 'page', key: String(about.id) }
    const visit = {
      ...{ type: 'callToAction', title: 'Visit', text: null },
      links: [{ label: 'Come', to, appearance: 'button' }],
    }
    expect((await publishedBody(cms.payload, 'page', id))?.['blocks']).toEqual([
      { type: 'image', media: String(one.id), width: 'full' },
      { type: 'images', media: [String(two.id), String(one.id)], columns: 2 },
      { type: 'quote', text: 'Said', attribution: 'Ada', to },
      visit,
      {
        ...{ type: 'video', title: 'Video', poster: String(two.id), ratio: 1.333 },
        source: { kind: 'embed', provider: 'vimeo', id: '76979871', secret: null },
      },
      { type: 'embed', title: 'Map', href: 'https://maps.example/here', ratio: 1.778 },
      {
        type: 'columns',
        columns: [
          [
            { type: 'quote', text: 'Said', attribution: null, to: null },
            { type: 'image', media: String(one.id), width: 'text' },
          ],
          [visit],
        ],
      },
    ])
  })

  test('requires alt text for every image of a page, and refuses to delete it while it is shown', async () => {
    const withoutAlt = await upload('')
    const image = { blockType: 'image', image: withoutAlt.id }
    for (const block of [
      image,
      { blockType: 'images', images: [withoutAlt.id, withoutAlt.id] },
      { blockType: 'video', ...video, poster: withoutAlt.id },
      { blockType: 'columns', columns: [{ blocks: [quote] }, { blocks: [image] }] },
    ])
      await expect(page(block), block.blockType).rejects.toMatchObject(errorWith('has no alt text'))
    await cms.payload.update({ collection: 'media', id: withoutAlt.id, data: { alt: 'A field' } })
    const { id } = await page({
      blockType: 'columns',
      columns: [{ blocks: [quote] }, { blocks: [image] }],
    })
    expect(await publishedBody(cms.payload, 'media', withoutAlt.id)).toMatchObject({
      alt: 'A field',
    })
    const remove = () => cms.payload.delete({ collection: 'media', id: withoutAlt.id })
    await expect(remove()).rejects.toThrow('This image is used by')
    await cms.payload.update({
      collection: 'pages',
      id,
      data: { blocks: [quote], _status: 'published' },
    })
    await remove()
  })

  test('refuses an embed of a host that is not allowed, and names the setting', async () => {
    await cms.payload.updateGlobal({ slug: 'site', data: { name: 'Press', frameHosts: '' } })
    const map = { blockType: 'embed', title: 'Map', url: 'https://maps.example/here' }
    await expect(page(map)).rejects.toMatchObject(errorWith('Add "maps.example" in Site'))
    await cms.payload.updateGlobal({
      slug: 'site',
      data: { name: 'Press', frameHosts: 'maps.example' },
    })
    await page(map)
  })

  test('refuses a video of an unknown host with a message', async () => {
    const unknownHost = { blockType: 'video', title: 'Video', url: 'https://example.org/video' }
    await expect(page(unknownHost)).rejects.toMatchObject(errorWith('YouTube or Vimeo'))
  })

  test('requires a link in a call to action, and a target for each link', async () => {
    const call = (...links: object[]) => page({ blockType: 'callToAction', title: 'Visit', links })
    await expect(call()).rejects.toThrow('invalid')
    await expect(call({ label: 'Come', kind: 'document' })).rejects.toMatchObject(
      errorWith('Select a page or an article.'),
    )
    await expect(call({ label: 'Come', kind: 'url', url: 'come' })).rejects.toMatchObject(
      errorWith('Enter an address'),
    )
  })
})
