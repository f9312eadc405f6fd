import sharp from 'sharp'
import { expect, test } from 'vitest'
import { edgeColour } from './edge-colour.mjs'

const canvas = (background: string, channels: 3 | 4 = 3) =>
  sharp({ create: { width: 90, height: 60, channels, background } })
const rectangle = (background: string, width: number, height: number) => ({
  input: { create: { width, height, channels: 3 as const, background } },
  left: 0,
  top: 0,
})
const rendered = async (image: ReturnType<typeof canvas>) => sharp(await image.png().toBuffer())

test('is the colour of the margin, whatever the image shows', async () => {
  const print = canvas('#f2ead8').composite([
    { ...rectangle('#102030', 60, 40), left: 15, top: 10 },
  ])
  expect(await edgeColour(await rendered(print))).toBe('#f2ead8')
})

test('ignores what only touches the edge', async () => {
  const print = canvas('#f2ead8').composite([rectangle('#102030', 20, 15)])
  expect(await edgeColour(await rendered(print))).toBe('#f2ead8')
})

test('is white for a transparent edge', async () => {
  expect(await edgeColour(await rendered(canvas('#00000000', 4)))).toBe('#ffffff')
})
