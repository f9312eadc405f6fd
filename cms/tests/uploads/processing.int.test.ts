import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { createLocalReq } from 'payload'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { readDashboard } from '../../src/admin/dashboard/server/read-dashboard'
import { imageQueue } from '../../src/images/processing/queue'
import { processImage } from '../../src/images/processing/process-image'
import { createImageFile, uploadImage } from '../testing/images'
import { toTaggedJpeg } from '../testing/tagged-image'
import { publishedBody } from '../testing/published'
import { post, send } from '../testing/rest'
import { onEachDatabase, sharedCms } from '../testing/shared-cms'
import { signIn } from '../testing/sign-in'

/** Needs several variants, so visitors do not see it at once. */
const LARGE = { width: 500, height: 400 }

const METADATA = ['exif', 'iptc', 'xmp'] as const

/** What an image file says about itself. */
async function metadataOf(content: Buffer) {
  const found = await sharp(content).metadata()
  return Object.fromEntries(METADATA.flatMap((name) => (found[name] ? [[name, true]] : [])))
}

onEachDatabase('the sizes of an image', (database) => {
  const cms = sharedCms(database)
  const context = () => ({ payload: cms.payload, dataDir: cms.settings.dataDir })
  const imageOf = (id: number | string) => cms.payload.findByID({ collection: 'media', id })
  const process = (id: number | string) =>
    processImage(context(), { id: Number(id), priority: 'low' })
  const widths = (variants: unknown, type: string) =>
    [variants].flat().flatMap((each) => {
      const variant = Object(each)
      return variant.type === type ? [variant.width] : []
    })
  const variantFile = (name: string) => path.join(cms.settings.dataDir, 'media/variants', name)
  const findUser = async () => {
    const [user] = (await cms.payload.find({ collection: 'users', limit: 1 })).docs
    return { ...user, collection: 'users' } as never
  }
  const article = (title: string, cover: number | string) =>
    cms.payload.create({
      collection: 'articles',
      data: { title, cover, _status: 'published' },
    })

  test('an upload answers with a thumbnail; WebP is made next, then AVIF', async () => {
    const { id, thumbnailURL, ...created } = await uploadImage(cms.payload, 'Pier', LARGE)
    expect(created).toMatchObject({ ...LARGE, variants: [], processing: 'webp' })
    expect(existsSync(variantFile(path.basename(String(thumbnailURL))))).toBe(true)
    expect(await process(id)).toBe('avif')
    expect(widths((await imageOf(id))['variants'], 'image/webp')).toEqual([320, 500])
    expect(widths((await imageOf(id))['variants'], 'image/avif')).toEqual([])
    expect(await process(id)).toBeNull()
    const done = await imageOf(id)
    expect(widths(done['variants'], 'image/avif')).toEqual([320, 500])
    expect(done).toMatchObject({ processing: null, updatedAt: created.updatedAt })
  })

  test('the files for visitors have no metadata of a photograph, such as its position', async () => {
    const photograph = sharp({ create: { ...LARGE, channels: 3, background: '#358' } })
    const data = await toTaggedJpeg(photograph, {
      iptc: { 80: 'Ada Berg' },
      xmp: '<exif:GPSLatitude>57,42.5N</exif:GPSLatitude><exif:GPSLongitude>11,54E</exif:GPSLongitude>',
      exif: {
        IFD0: { Artist: 'Ada Berg', Model: 'NIKON Z 6' },
        IFD3: {
          ...{ GPSLatitudeRef: 'N', GPSLatitude: '57/1 42/1 30/1' },
          ...{ GPSLongitudeRef: 'E', GPSLongitude: '11/1 54/1 0/1' },
        },
      },
    })
    const file = { data, mimetype: 'image/jpeg', name: 'tagged.jpg', size: data.length }
    const { id, latitude, thumbnailURL } = await cms.payload.create({
      ...{ collection: 'media', data: { alt: 'A pier' }, file },
    })
    expect(latitude).toBeCloseTo(57.7083, 4)
    expect(Object.keys(await metadataOf(data))).toEqual(expect.arrayContaining([...METADATA]))
    while (await process(id));
    const variants = [(await imageOf(id))['variants']]
      .flat()
      .map((each) => String(Object(each).file))
    expect(variants).toHaveLength(4)
    for (const name of [...variants, path.basename(String(thumbnailURL))]) {
      const content = readFileSync(variantFile(name))
      expect(await metadataOf(content), name).toEqual({})
      for (const text of ['GPS', 'Exif', 'xmpmeta', 'Ada Berg', 'NIKON'])
        expect(content.includes(text), `${name} has no ${text}`).toBe(false)
    }
  })

  test(
    'an article goes live before the largest WebP of its image, which follows before AVIF',
    { tags: 'long' },
    async () => {
      const image = await uploadImage(cms.payload, 'Panorama', { width: 2600, height: 20 })
      const { id } = await article('Panoramas', image.id)
      const live = async () => {
        const body = Object(await publishedBody(cms.payload, 'media', image.id))
        return widths(body.variants, 'image/webp')
      }
      expect(await process(image.id)).toBe('large')
      expect(await publishedBody(cms.payload, 'article', id)).toMatchObject({ title: 'Panoramas' })
      expect(await live()).toEqual([320, 512, 640, 960, 1600])
      expect(await process(image.id)).toBe('avif')
      expect(await live()).toEqual([320, 512, 640, 960, 1600, 2560])
      expect(await process(image.id)).toBeNull()
      expect(await live()).toEqual([320, 512, 640, 960, 1600, 2560])
    },
  )

  test('an article goes live when its images have WebP; AVIF refreshes them', async () => {
    const image = await uploadImage(cms.payload, 'Boat', LARGE)
    const { id } = await article('Boats', image.id)
    expect(await publishedBody(cms.payload, 'article', id)).toBeNull()
    await process(image.id)
    expect(await publishedBody(cms.payload, 'article', id)).toMatchObject({ title: 'Boats' })
    const types = async () => {
      const body = Object(await publishedBody(cms.payload, 'media', image.id))
      return [...new Set([body.variants].flat().map(({ type }) => type))].sort()
    }
    expect(await types()).toEqual(['image/webp'])
    await process(image.id)
    expect(await types()).toEqual(['image/avif', 'image/webp'])
  })

  test('what is live stays as it is until a new image is ready', async () => {
    const small = await uploadImage(cms.payload, 'Small')
    const { id } = await article('Before', small.id)
    const large = await uploadImage(cms.payload, 'Large', { ...LARGE, name: 'later.jpg' })
    const data = { title: 'After', cover: large.id, _status: 'published' }
    await cms.payload.update({ collection: 'articles', id, data })
    expect(await publishedBody(cms.payload, 'article', id)).toMatchObject({ title: 'Before' })
    await process(large.id)
    expect(await publishedBody(cms.payload, 'article', id)).toMatchObject({ title: 'After' })
  })

  test('visitors get the old file until the new one is ready; its original is kept', async () => {
    const { id, filename } = await uploadImage(cms.payload, 'View', LARGE)
    await process(id)
    const page = await article('Views', id)
    const file = await createImageFile({ width: 400, height: 600, name: 'new.jpg' })
    await cms.payload.update({ collection: 'media', id, data: {}, file })
    const live = await publishedBody(cms.payload, 'media', id)
    expect(live).toMatchObject(LARGE)
    const shown = widths(Object(live).variants, 'image/webp').length
    expect(shown).toBe(2)
    for (const { path: url } of Object(live).variants)
      expect(existsSync(variantFile(path.basename(url)))).toBe(true)
    await process(id)
    expect(await publishedBody(cms.payload, 'media', id)).toMatchObject({ width: 400, height: 600 })
    expect(await publishedBody(cms.payload, 'article', page.id)).toMatchObject({
      cover: String(id),
    })
    for (const { path: url } of Object(live).variants)
      expect(existsSync(variantFile(path.basename(url)))).toBe(false)
    const originals = readdirSync(path.join(cms.settings.dataDir, 'media/originals'))
    expect(originals).toContain(`_${id}-${filename}`)
    expect(originals).not.toContain(filename)
  })

  test('a replacement that fails loses nothing', async () => {
    const { id, filename } = await uploadImage(cms.payload, 'Kept', LARGE)
    await process(id)
    const before = await imageOf(id)
    const file = { ...(await createImageFile(LARGE)), name: 'half.jpg' }
    const data = file.data.subarray(0, file.data.length / 2)
    const update = cms.payload.update({
      collection: 'media',
      id,
      data: {},
      file: { ...file, data },
    })
    await expect(update).rejects.toThrow('This image cannot be read')
    expect(await imageOf(id)).toEqual(before)
    expect(readdirSync(path.join(cms.settings.dataDir, 'media/originals'))).toContain(filename)
  })

  test('a quarter turn keeps the original and the focal point', async () => {
    const headers = await signIn(cms, 'Ada')
    const image = await uploadImage(cms.payload, 'Turned', LARGE)
    await process(image.id)
    await cms.payload.update({
      collection: 'media',
      id: image.id,
      data: { focalX: 10, focalY: 20 },
    })
    const turn = (degrees: number) =>
      post(cms, `/media/${image.id}/rotate`, { turn: degrees }, headers)
    expect((await turn(90)).status).toBe(200)
    expect(await imageOf(image.id)).toMatchObject({ ...LARGE, processing: 'webp' })
    await process(image.id)
    const turned = await imageOf(image.id)
    expect(turned).toMatchObject({ width: 400, height: 500, rotation: 90, focalX: 80, focalY: 10 })
    expect(turned['filename']).toBe(image['filename'])
    expect(widths(turned['variants'], 'image/webp')).toEqual([320, 400])
    expect((await turn(45)).status).toBe(400)
    await turn(-90)
    await process(image.id)
    expect(await imageOf(image.id)).toMatchObject({ ...LARGE, rotation: 0, focalX: 10, focalY: 20 })
  })

  test('a replaced file comes back, and goes with its image', async () => {
    const headers = await signIn(cms, 'Eve')
    const image = await uploadImage(cms.payload, 'Back', LARGE)
    const file = await createImageFile({ width: 300, height: 200, name: 'other.jpg' })
    await cms.payload.update({ collection: 'media', id: image.id, data: {}, file })
    const [previous] = [(await imageOf(image.id))['previousFiles']].flat()
    const restore = (name: string) =>
      post(cms, `/media/${image.id}/previous-file`, { file: name }, headers)
    expect((await restore('../../database')).status).toBe(404)
    expect((await restore(Object(previous).file)).status).toBe(200)
    await process(image.id)
    expect(await imageOf(image.id)).toMatchObject({ ...LARGE, alt: 'Back' })
    await cms.payload.delete({ collection: 'media', id: image.id })
    const left = readdirSync(path.join(cms.settings.dataDir, 'media/originals'))
    expect(left.filter((name) => name.startsWith(`_${image.id}-`))).toEqual([])
  })

  test('a save of an editor during the work loses no variant', async () => {
    const { id } = await uploadImage(cms.payload, 'Quay', LARGE)
    await Promise.all([
      process(id),
      ...[1, 2, 3].map((number) =>
        cms.payload.update({ collection: 'media', id, data: { title: `Quay ${number}` } }),
      ),
    ])
    expect(widths((await imageOf(id))['variants'], 'image/webp')).toHaveLength(2)
  })

  test('the start takes up what a crash has interrupted', async () => {
    const { id } = await uploadImage(cms.payload, 'Mole', LARGE)
    expect(await imageOf(id)).toMatchObject({ processing: 'webp' })
    // A queue of its own, so that the other tests still process their images themselves.
    const payload: typeof cms.payload = Object.create(cms.payload)
    await imageQueue({ ...context(), payload }).start()
    const processing = async () => (await imageOf(id))['processing']
    await expect.poll(processing, { timeout: 25_000 }).not.toBe('webp')
  })

  test(
    'a damaged file is refused; a failure later is noted at the image',
    { tags: 'long' },
    async () => {
      const pixels = await sharp({
        create: { ...{ width: 900, height: 900, channels: 3, background: '#385' }, noise: NOISE },
      })
        .jpeg()
        .toBuffer()
      const data = pixels.subarray(0, pixels.length / 2)
      const file = { data, mimetype: 'image/jpeg', name: 'half.jpg', size: data.length }
      await expect(cms.payload.create({ collection: 'media', data: {}, file })).rejects.toThrow(
        'This image cannot be read; it may be damaged.',
      )
      const { id, filename } = await uploadImage(cms.payload, 'Lost', LARGE)
      const original = path.join(cms.settings.dataDir, 'media/originals', String(filename))
      const bytes = readFileSync(original)
      writeFileSync(original, 'no image')
      expect(await process(id)).toBeNull()
      expect(await imageOf(id)).toMatchObject({
        processingError: expect.stringContaining('cannot be read'),
      })
      const headers = await signIn(cms, 'Ben')
      const { id: waiting } = await article('Waiting', id)
      const state = async (collection: string, document: number | string) =>
        (
          await send(cms, `/document-state?collection=${collection}&id=${document}`, { headers })
        ).json()
      const failed = { id, error: expect.stringContaining('cannot be read') }
      expect(await state('articles', waiting)).toMatchObject({
        ...{ isLive: false, isPending: true, unreadyImages: [failed] },
      })
      expect(await state('media', id)).toMatchObject({ unreadyImages: [failed] })
      const req = await createLocalReq({ user: await findUser() }, cms.payload)
      expect((await readDashboard(req)).failedImages.documents).toMatchObject([
        { note: failed.error },
      ])
      writeFileSync(original, bytes)
      const retried = await post(cms, '/media/retry-failed', { id }, headers)
      expect(await retried.json()).toEqual({ images: 1 })
      await process(id)
      expect(await state('articles', waiting)).toMatchObject({ isLive: true, isPending: false })
    },
  )
})

const NOISE = { type: 'gaussian', mean: 128, sigma: 60 } as const
