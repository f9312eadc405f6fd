import { expect, test } from 'vitest'
import { gatherImages, MAX_GATHERED } from './gather-images'
import type { ListedDocument } from './listed-document'

const date = '2026-11-23T09:00:00.000Z'
const image = (id: number, note = 'by Ada,'): ListedDocument => ({
  ...{ title: `${id}.jpg`, path: `/collections/media/${id}`, kind: 'Image', date, note },
})
const page: ListedDocument = { title: 'Home', path: '/collections/pages/1', kind: 'Page', date }

test('images of one person become one entry, which other changes end', () => {
  const changes = [image(4), image(3), page, image(2), image(1, 'by Ben,')]
  expect(gatherImages(changes)).toEqual([
    { ...image(4), title: '2 images', path: '/collections/media', kind: 'Media' },
    page,
    image(2),
    image(1, 'by Ben,'),
  ])
})

test('says when more images were changed than are read', () => {
  const many = Array.from({ length: MAX_GATHERED }, (_, id) => image(id))
  expect(gatherImages(many)).toMatchObject([{ title: '100 images or more' }])
})
