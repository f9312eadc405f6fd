import { IMAGE_TYPES } from '@tessera/content/file-types'
import type { ImageVariant, Tile } from '@tessera/gallery/core'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { packTile, unpackTile } from './packed-tile'

const TYPES = [
  'image/avif',
  'image/webp',
  'image/jpeg',
  'image/png',
] as const satisfies readonly ImageVariant['type'][]

const text = fc.oneof(fc.string(), fc.constant(null))
const widths = fc.uniqueArray(fc.integer({ min: 1, max: 4000 }), { minLength: 1, maxLength: 5 })

const variants = fc
  .tuple(widths, fc.uniqueArray(fc.constantFrom(...TYPES), { minLength: 1 }), fc.boolean())
  .map(([sizes, kinds, hasOtherNames]) =>
    sizes
      .sort((a, b) => a - b)
      .flatMap((width) =>
        kinds.map((type) => ({
          type,
          width,
          src: hasOtherNames
            ? `/media/${width}`
            : `/media/a-1b2c3d4e-${width}.${IMAGE_TYPES[type]}`,
        })),
      ),
  )

const tile: fc.Arbitrary<Tile> = fc.record({
  id: fc.stringMatching(/^[a-zé][a-z0-9é-]{0,9}$/),
  title: fc.string(),
  href: fc.constantFrom('/articles/elsewhere', '/x'),
  image: fc.option(
    fc.record({
      alt: fc.string(),
      width: fc.nat(),
      height: fc.nat(),
      focalPoint: fc.record({ x: fc.constant(0.25), y: fc.constant(1) }),
      thumbHash: text,
      caption: text,
      variants,
      credit: fc.option(
        fc.record({
          text,
          license: fc.option(fc.record({ label: fc.string(), href: text })),
        }),
      ),
    }),
  ),
  textCover: fc.constant({ aspectRatio: 1.5, lines: ['a'] }),
  intro: text,
  date: text,
  author: text,
  terms: fc.constant({ topic: ['print'] }),
})

test('unpacks the tile that was packed', () => {
  fc.assert(
    fc.property(tile, fc.boolean(), (generated, hasArticlePath) => {
      const href = hasArticlePath ? `/articles/${encodeURI(generated.id)}` : generated.href
      const original = { ...generated, href }
      const packed = JSON.parse(JSON.stringify(packTile(original, '/articles/')))
      expect(unpackTile(packed, '/articles/')).toEqual(original)
    }),
  )
})

test('unpacks a range of dates, with and without its own text', () => {
  for (const generated of fc.sample(tile, 1))
    for (const fields of [
      { dateEnd: '1852-01-01' },
      { dateEnd: '1852', dateText: '1848–52' },
      { dateText: 'ca. 1850' },
    ]) {
      const original = { ...generated, ...fields }
      const packed = JSON.parse(JSON.stringify(packTile(original, '/articles/')))
      expect(unpackTile(packed, '/articles/')).toEqual(original)
    }
})

test('unpacks further images and camera data', () => {
  const image = {
    ...{ alt: 'Verso', width: 3, height: 2, focalPoint: { x: 0.5, y: 0.5 }, thumbHash: null },
    ...{ caption: null, credit: null },
    variants: [{ type: 'image/webp' as const, width: 320, src: '/media/a' }],
  }
  const furtherImages = [image, { ...image, camera: 'X-T4 · f/2.8' }]
  for (const generated of fc.sample(tile, 1)) {
    const original = { ...generated, furtherImages }
    const packed = JSON.parse(JSON.stringify(packTile(original, '/articles/')))
    expect(unpackTile(packed, '/articles/')).toEqual(original)
  }
})

test('unpacks an image that is not cropped, with and without a credit', () => {
  const image = {
    alt: '',
    width: 3,
    height: 2,
    focalPoint: { x: 0.5, y: 0.5 },
    thumbHash: null,
    wholeOn: '#f2ead8',
    caption: null,
    credit: null,
    variants: [{ type: 'image/webp' as const, width: 320, src: '/media/a' }],
  }
  for (const generated of fc.sample(tile, 1))
    for (const credit of [null, { text: 'Ada', license: null }]) {
      const original = { ...generated, image: { ...image, credit } }
      const packed = JSON.parse(JSON.stringify(packTile(original, '/articles/')))
      expect(unpackTile(packed, '/articles/').image).toEqual({ ...image, credit })
    }
})
