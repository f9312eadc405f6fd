import { expect, test } from 'vitest'
import { onEachDatabase, sharedCms } from '../testing/shared-cms'
import { publishedBody } from '../testing/published'

const OTHER_OPTIONS = {
  slides: 'articles',
  captions: false,
  details: false,
  download: true,
  share: false,
  thumbnails: true,
  autoplay: true,
}

onEachDatabase('the lightbox of a gallery', (database) => {
  const cms = sharedCms(database)

  const page = (gallery: object) =>
    cms.payload.create({
      collection: 'pages',
      data: {
        title: 'Enlarged',
        blocks: [{ blockType: 'gallery', galleryId: 'work', title: 'Work', ...gallery }],
        _status: 'published',
      },
    })
  const published = async (gallery: object) => {
    const { id } = await page(gallery)
    return publishedBody(cms.payload, 'page', id)
  }

  test('publishes every option, and defaults for empty fields', async () => {
    expect(await published({ ...OTHER_OPTIONS, tileClick: 'nothing' })).toMatchObject({
      blocks: [{ lightbox: OTHER_OPTIONS, tileClick: 'nothing' }],
    })
    expect(await published({})).toMatchObject({
      blocks: [
        {
          lightbox: {
            slides: 'images',
            captions: true,
            details: true,
            download: false,
            share: true,
            thumbnails: false,
            autoplay: false,
          },
          tileClick: 'article',
        },
      ],
    })
  })

  test('uses the article for tile clicks when the lightbox is off', async () => {
    expect(
      await published({ ...OTHER_OPTIONS, lightbox: false, tileClick: 'lightbox' }),
    ).toMatchObject({
      blocks: [{ lightbox: null, tileClick: 'article' }],
    })
    expect(await published({ lightbox: false, tileClick: 'nothing' })).toMatchObject({
      blocks: [{ lightbox: null, tileClick: 'nothing' }],
    })
  })

  test('publishes the allowed frame hosts, and refuses an invalid host', async () => {
    const { payload } = cms
    const set = (frameHosts: string) =>
      payload.updateGlobal({ slug: 'site', data: { name: 'Press', frameHosts } })
    await set('player.vimeo.com\nhttps://www.youtube-nocookie.com/embed/1')
    const expected = { frameHosts: ['player.vimeo.com', 'www.youtube-nocookie.com'] }
    expect(await publishedBody(payload, 'site', 'site')).toMatchObject(expected)
    await expect(set('*.example.com')).rejects.toMatchObject({
      data: { errors: [{ message: expect.stringContaining('"*.example.com" is not') }] },
    })
    expect(await publishedBody(payload, 'site', 'site')).toMatchObject(expected)
  })
})
