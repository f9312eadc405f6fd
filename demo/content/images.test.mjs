import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { descriptions } from './images.mjs'

const FOLDER = new URL('../images/', import.meta.url)
const names = Object.keys(descriptions)
const images = readdirSync(FOLDER).filter((file) => file.endsWith('.jpg'))
const variants = readdirSync(new URL('variants/', FOLDER))

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

  it.each(names)('has %s as a JPEG file with AVIF variants of the same file', async (name) => {
    const bytes = readFileSync(new URL(`${name}.jpg`, FOLDER))
    const { format, width = 0, height = 0 } = await sharp(bytes).metadata()
    expect(format).toBe('jpeg')
    expect(Math.max(width, height)).toBeGreaterThan(700)
    const stem = `${name}-${createHash('sha256').update(bytes).digest('hex').slice(0, 8)}`
    const widths = variants
      .filter(
        (file) =>
          file.startsWith(`${name}-`) &&
          /^[0-9a-f]{8}-\d+\.avif$/.test(file.slice(name.length + 1)),
      )
      .map((file) => Number(new RegExp(`^${stem}-(\\d+)\\.avif$`).exec(file)?.[1]))
    expect(widths.toSorted((a, b) => a - b)).toEqual(
      [320, 512, 640, 960, 1600, 2560].filter((each) => each < width).concat(Math.min(width, 2560)),
    )
    for (const each of widths) {
      const variant = await sharp(
        readFileSync(new URL(`variants/${stem}-${each}.avif`, FOLDER)),
      ).metadata()
      expect([variant.format, variant.width, variant.height]).toEqual([
        'heif',
        each,
        Math.round((each * height) / width),
      ])
    }
  })
})
