import sharp from 'sharp'
import { databaseKinds } from '@tessera/content/testing'
import { describe, expect, test } from 'vitest'
import { cmsOn } from './cms-on'
import { bodyOf } from './published'

describe.each(databaseKinds())('the blocks of a page on %s', (_, start) => {
  const cms = cmsOn(start)

  const create = (collection: string, data: object) => cms.payload.create({ collection, data })
  const page = (...blocks: object[]) =>
    create('pages', { title: 'Blocks', blocks, _status: 'published' })
  const upload = async (alt: string) => {
    const background = '#385'
    const data = await sharp({ create: { width: 60, height: 40, channels: 3, background } })
      .jpeg()
      .toBuffer()
    const file = { data, mimetype: 'image/jpeg', name: `${alt || 'silent'}.jpg`, size: data.length }
    return cms.payload.create({ collection: 'media', data: { alt }, file })
  }
  const refusal = (message: string) => ({
    data: { errors: [expect.objectContaining({ message: expect.stringContaining(message) })] },
  })

  const video = { title: 'Video', url: 'https://vimeo.com/76979871' }
  const quote = { blockType: 'quote', text: 'Said' }

  test('what an earlier version shows, or a draft leads to, can be deleted all the same', async () => {
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
    // A link to what is gone is left out.
    const still = await page({ blockType: 'callToAction', title: 'Visit', links })
    await payload.delete({ collection: 'pages', id: about.id })
    const { blocks } = await payload.findByID({ collection: 'pages', id: still.id, depth: 0 })
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
  })

  test('every block is published as an editor made it', async () => {
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
    expect((await bodyOf(cms.payload, 'page', id))?.['blocks']).toEqual([
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

  test('an image anywhere on a page needs words, and is not deleted while it is shown', async () => {
    const silent = await upload('')
    const image = { blockType: 'image', image: silent.id }
    for (const block of [
      image,
      { blockType: 'images', images: [silent.id, silent.id] },
      { blockType: 'video', ...video, poster: silent.id },
      { blockType: 'columns', columns: [{ blocks: [quote] }, { blocks: [image] }] },
    ])
      await expect(page(block), block.blockType).rejects.toMatchObject(refusal('has no alt text'))
    await cms.payload.update({ collection: 'media', id: silent.id, data: { alt: 'A field' } })
    const { id } = await page({
      blockType: 'columns',
      columns: [{ blocks: [quote] }, { blocks: [image] }],
    })
    expect(await bodyOf(cms.payload, 'media', silent.id)).toMatchObject({ alt: 'A field' })
    const remove = () => cms.payload.delete({ collection: 'media', id: silent.id })
    await expect(remove()).rejects.toThrow('This image is used by')
    await cms.payload.update({
      collection: 'pages',
      id,
      data: { blocks: [quote], _status: 'published' },
    })
    await remove()
  })

  test('an embed is refused with the place where its site is allowed', async () => {
    await cms.payload.updateGlobal({ slug: 'site', data: { name: 'Press', frameHosts: '' } })
    const map = { blockType: 'embed', title: 'Map', url: 'https://maps.example/here' }
    await expect(page(map)).rejects.toMatchObject(refusal('Add "maps.example" in Site'))
    await cms.payload.updateGlobal({
      slug: 'site',
      data: { name: 'Press', frameHosts: 'maps.example' },
    })
    await page(map)
  })

  test('a video from elsewhere is refused with a sentence', async () => {
    const elsewhere = { blockType: 'video', title: 'Video', url: 'https://example.org/video' }
    await expect(page(elsewhere)).rejects.toMatchObject(refusal('YouTube or Vimeo'))
  })

  test('a call to action needs a link, and each link somewhere to lead', async () => {
    const call = (...links: object[]) => page({ blockType: 'callToAction', title: 'Visit', links })
    await expect(call()).rejects.toThrow('invalid')
    await expect(call({ label: 'Come', kind: 'document' })).rejects.toMatchObject(
      refusal('Select a page or an article.'),
    )
    await expect(call({ label: 'Come', kind: 'url', url: 'come' })).rejects.toMatchObject(
      refusal('Enter an address'),
    )
  })
})
