import { expect, test } from 'vitest'
import { DrawnPictures } from './drawn-pictures'

const picture = (bytes: number) => async () => Buffer.alloc(bytes)

test('draws once what many ask for, and keeps it', async () => {
  const pictures = new DrawnPictures(1_000)
  let drawn = 0
  const draw = async () => Buffer.from([++drawn])
  const [one, two] = await Promise.all([pictures.get('a', draw), pictures.get('a', draw)])
  expect([one, two, await pictures.get('a', draw)]).toEqual(Array(3).fill(Buffer.from([1])))
})

test('keeps no more than fits, and what was used last', async () => {
  const pictures = new DrawnPictures(250)
  await pictures.get('a', picture(100))
  await pictures.get('b', picture(100))
  await pictures.get('a', picture(1))
  await pictures.get('c', picture(100))
  expect(pictures.bytes).toBe(200)
  expect((await pictures.get('a', picture(1)))?.length).toBe(100)
  expect((await pictures.get('b', picture(1)))?.length).toBe(1)
})

test('sends those away who would wait too long, and goes on after a failure', async () => {
  const pictures = new DrawnPictures(1_000)
  const failing = pictures.get('bad', () => Promise.reject(new Error('no ink')))
  const waiting = Array.from({ length: 15 }, (_, i) => pictures.get(`w${i}`, picture(1)))
  expect(await pictures.get('one more', picture(1))).toBeNull()
  await expect(failing).rejects.toThrow('no ink')
  expect((await Promise.all(waiting)).every((each) => each?.length === 1)).toBe(true)
  expect(await pictures.get('one more', picture(1))).toHaveLength(1)
})
