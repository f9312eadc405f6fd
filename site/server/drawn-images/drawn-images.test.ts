import { expect, test } from 'vitest'
import { DrawnImages } from './drawn-images'

const image = (bytes: number) => async () => Buffer.alloc(bytes)

test('draws once what many ask for, and keeps it', async () => {
  const images = new DrawnImages(1_000)
  let drawn = 0
  const draw = async () => Buffer.from([++drawn])
  const [one, two] = await Promise.all([images.get('a', draw), images.get('a', draw)])
  expect([one, two, await images.get('a', draw)]).toEqual(Array(3).fill(Buffer.from([1])))
})

test('keeps no more than fits, and what was used last', async () => {
  const images = new DrawnImages(250)
  await images.get('a', image(100))
  await images.get('b', image(100))
  await images.get('a', image(1))
  await images.get('c', image(100))
  expect(images.bytes).toBe(200)
  expect((await images.get('a', image(1)))?.length).toBe(100)
  expect((await images.get('b', image(1)))?.length).toBe(1)
})

test('sends those away who would wait too long, and goes on after a failure', async () => {
  const images = new DrawnImages(1_000)
  const failing = images.get('bad', () => Promise.reject(new Error('no ink')))
  const waiting = Array.from({ length: 15 }, (_, i) => images.get(`w${i}`, image(1)))
  expect(await images.get('one more', image(1))).toBeNull()
  await expect(failing).rejects.toThrow('no ink')
  expect((await Promise.all(waiting)).every((each) => each?.length === 1)).toBe(true)
  expect(await images.get('one more', image(1))).toHaveLength(1)
})
