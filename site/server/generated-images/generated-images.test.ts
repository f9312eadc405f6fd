import { expect, test } from 'vitest'
import { GeneratedImages } from './generated-images'

const image = (bytes: number) => async () => Buffer.alloc(bytes)

test('renders an image once for simultaneous requests and caches it', async () => {
  const images = new GeneratedImages(1_000)
  let count = 0
  const render = async () => Buffer.from([++count])
  const [one, two] = await Promise.all([images.get('a', render), images.get('a', render)])
  expect([one, two, await images.get('a', render)]).toEqual(Array(3).fill(Buffer.from([1])))
})

test('stays within its size and evicts the least recently used image', async () => {
  const images = new GeneratedImages(250)
  await images.get('a', image(100))
  await images.get('b', image(100))
  await images.get('a', image(1))
  await images.get('c', image(100))
  expect(images.bytes).toBe(200)
  expect((await images.get('a', image(1)))?.length).toBe(100)
  expect((await images.get('b', image(1)))?.length).toBe(1)
})

test('rejects requests while too many images are pending, and continues after a failure', async () => {
  const images = new GeneratedImages(1_000)
  const failing = images.get('bad', () => Promise.reject(new Error('cannot render')))
  const waiting = Array.from({ length: 15 }, (_, i) => images.get(`w${i}`, image(1)))
  expect(await images.get('one more', image(1))).toBeNull()
  await expect(failing).rejects.toThrow('cannot render')
  expect((await Promise.all(waiting)).every((each) => each?.length === 1)).toBe(true)
  expect(await images.get('one more', image(1))).toHaveLength(1)
})
