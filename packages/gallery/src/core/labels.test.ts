import { expect, test } from 'vitest'
import { defaultLabels as labels, labelsFor } from './labels'
import { defaultLightboxLabels } from './lightbox/labels'

test('formats numbers with thousands separators in every label', () => {
  expect(labels.count(13300)).toBe('13,300')
  expect(labels.option('Print', 13300)).toBe('Print, 13,300 articles')
  expect(labels.results(20000, 20000)).toBe('20,000 articles')
  expect(labels.results(1300, 20000)).toBe('1,300 of 20,000 articles')
  expect(labels.shown(96, 20000)).toBe('96 of 20,000 shown')
  expect(defaultLightboxLabels.counter(1234, 20000)).toBe('1,234 / 20,000')
})

test('names one, two or more selected options in a sentence when nothing matches', () => {
  expect(labels.noResults(['Print'])).toBe('No article is Print.')
  expect(labels.noResults(['Print', '2019'])).toBe('No article is both Print and 2019.')
  expect(labels.noResults(['Print', '2019', 'Karr Ness'])).toBe(
    'No article is Print, 2019 and Karr Ness at once.',
  )
})

test('says that the gallery is empty when no option is selected', () => {
  expect(labels.noResults([])).toBe('There are no articles here yet.')
})

test('labels the range of a page, several selected options and a search', () => {
  expect(labels.pageRange(1201, 1224, 20000)).toBe('1,201–1,224 of 20,000 articles')
  expect(labels.pageRange(13, 13, 13)).toBe('Article 13 of 13')
  expect(labels.selected(['Print', 'Book'])).toBe('Print, Book')
  expect(labels.selected(['Print', 'Book', 'Photo'])).toBe('3 chosen')
  expect(labels.noResults([], 'sea')).toBe('No article has the words “sea”.')
  expect(labels.noResults(['Print or Book'], 'sea')).toBe(
    'No article that is Print or Book has the words “sea”.',
  )
})

test('names images in a gallery of images', () => {
  const own = labelsFor({ works: 'images' }, labels)
  expect(own.results(2, 20000)).toBe('2 of 20,000 images')
  expect(own.pageRange(13, 13, 13)).toBe('Image 13 of 13')
  expect(own.noResults(['Print', '2019'])).toBe('No image is both Print and 2019.')
  expect(own.loadMore).toBe(labels.loadMore)
  // Components compare the labels.
  expect(labelsFor({ works: 'images' }, labels)).toBe(own)
  expect(labelsFor({}, labels)).toBe(labels)
})
