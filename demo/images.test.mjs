import { createHash } from 'node:crypto'
import os from 'node:os'
import path from 'node:path'
import { mkdtemp, rm } from 'node:fs/promises'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { descriptions, drawings, photographs } from './images.mjs'
import { print } from './press/press.mjs'
import { imageFile } from './render.mjs'

it('describes every image, and no other', () => {
  expect(Object.keys(descriptions).sort()).toEqual(
    [...Object.keys(drawings), ...Object.keys(photographs)].sort(),
  )
})

it('gives every image an alternative text, or calls it decorative', () => {
  for (const [name, { alt, decorative = false }] of Object.entries(descriptions))
    expect(decorative, name).toBe(alt === '')
})

it('keeps every focal point within its image', () => {
  for (const { focus = [50, 50] } of Object.values(descriptions))
    for (const share of focus) expect(share > 0 && share < 100).toBe(true)
})

it.each(Object.entries(drawings))('draws %s the same way each time', (name, draw) => {
  const [first, second] = [draw(), draw()]
  expect(first.name).toBe(name)
  const [once, again] = [JSON.stringify(first), JSON.stringify(second)]
  expect(again === once).toBe(true)
  expect(Math.max(first.width, first.height)).toBeGreaterThanOrEqual(1600)
  expect(/.{0,60}(NaN|undefined|Infinity)/.exec(once)?.[0]).toBeUndefined()
})

it('prints the same bytes each time, from the press and from the cache', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'demo-images-'))
  const digest = (/** @type {Buffer} */ bytes) => createHash('sha256').update(bytes).digest('hex')
  try {
    const pressed = digest(await print(drawings['low-sun']()))
    expect(digest(await imageFile('low-sun', folder))).toBe(pressed)
    expect(digest(await imageFile('low-sun', folder))).toBe(pressed)
  } finally {
    await rm(folder, { recursive: true })
  }
})

it('finds every photograph in its package', async () => {
  for (const name of Object.keys(photographs)) {
    const { format, width = 0 } = await sharp(await imageFile(name, os.tmpdir())).metadata()
    expect(format).toBe('jpeg')
    expect(width).toBeGreaterThan(700)
  }
})
