import { databaseKinds } from '@tessera/content/testing'
import { describe, expect, test } from 'vitest'
import { cmsOn } from './cms-on'
import { bodyOf } from './published'

const ALL_ELSE = {
  slides: 'articles',
  captions: false,
  download: true,
  share: false,
  thumbnails: true,
  autoplay: true,
}

describe.each(databaseKinds())('the lightbox as an editor sets it up on %s', (name, start) => {
  const cms = cmsOn(start)

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
    return bodyOf(cms.payload, 'page', id)
  }

  test('every option is published, and defaults stand for what was not chosen', async () => {
    expect(await published({ ...ALL_ELSE, tileClick: 'nothing' })).toMatchObject({
      blocks: [{ lightbox: ALL_ELSE, tileClick: 'nothing' }],
    })
    expect(await published({})).toMatchObject({
      blocks: [
        {
          lightbox: {
            slides: 'images',
            captions: true,
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
    expect(await published({ ...ALL_ELSE, lightbox: false, tileClick: 'lightbox' })).toMatchObject({
      blocks: [{ lightbox: null, tileClick: 'article' }],
    })
    expect(await published({ lightbox: false, tileClick: 'nothing' })).toMatchObject({
      blocks: [{ lightbox: null, tileClick: 'nothing' }],
    })
  })

  test('the sites that may be shown are published with the site’s name; what is none is refused', async () => {
    const { payload } = cms
    const set = (frameHosts: string) =>
      payload.updateGlobal({ slug: 'site', data: { name: 'Press', frameHosts } })
    await set('player.vimeo.com\nhttps://www.youtube-nocookie.com/embed/1')
    const expected = { frameHosts: ['player.vimeo.com', 'www.youtube-nocookie.com'] }
    expect(await bodyOf(payload, 'site', 'site')).toMatchObject(expected)
    await expect(set('*.example.com')).rejects.toMatchObject({
      data: { errors: [{ message: expect.stringContaining('"*.example.com" is not') }] },
    })
    expect(await bodyOf(payload, 'site', 'site')).toMatchObject(expected)
  })
})
