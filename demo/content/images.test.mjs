import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { descriptions } from './images.mjs'

const FOLDER = new URL('../images/', import.meta.url)
const names = Object.keys(descriptions)
const images = readdirSync(FOLDER).filter((file) => file.endsWith('.jpg'))
const variants = readdirSync(new URL('variants/', FOLDER)).toSorted()

describe('images of the demo', () => {
  it('describes every image file and no other', () => {
    expect(names.toSorted()).toEqual(images.map((file) => file.slice(0, -4)).toSorted())
  })

  it('gives every image alternative text or marks it as decorative', () => {
    for (const [name, { alt, decorative = false }] of Object.entries(descriptions))
      expect(decorative, name).toBe(alt === '')
  })

  it('keeps every focal point within its image', () => {
    for (const { focus = [50, 50] } of Object.values(descriptions))
      for (const percent of focus) expect(percent > 0 && percent < 100).toBe(true)
  })

  it.each(names)(
    'has %s as a JPEG file with AVIF and WebP variants of the same file',
    async (name) => {
      const bytes = readFileSync(new URL(`${name}.jpg`, FOLDER))
      const { format, width = 0, height = 0 } = await sharp(bytes).metadata()
      expect(format).toBe('jpeg')
      expect(Math.max(width, height)).toBeGreaterThan(700)
      const stem = `${name}-${createHash('sha256').update(bytes).digest('hex').slice(0, 8)}`
      const widths = [320, 512, 640, 960, 1600, 2560]
        .filter((each) => each < width)
        .concat(Math.min(width, 2560))
      const expected = widths.flatMap((each) => [`${stem}-${each}.avif`, `${stem}-${each}.webp`])
      const ofImage = new RegExp(`^${name}-[0-9a-f]{8}-`)
      expect(variants.filter((file) => ofImage.test(file))).toEqual(expected.toSorted())
      for (const file of expected) {
        const variant = await sharp(readFileSync(new URL(`variants/${file}`, FOLDER))).metadata()
        const each = Number(/-(\d+)\.\w+$/.exec(file)?.[1])
        expect([variant.format, variant.width, variant.height]).toEqual([
          file.endsWith('.avif') ? 'heif' : 'webp',
          each,
          Math.round((each * height) / width),
        ])
      }
    },
  )
})
