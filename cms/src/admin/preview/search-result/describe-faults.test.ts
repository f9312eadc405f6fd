import { expect, test } from 'vitest'
import { describeFaults } from './describe-faults'

const page = {
  title: 'Harbour – Studio',
  siteName: 'Studio',
  description: 'Boats in winter.',
  breadcrumbs: 'studio.example › harbour',
  image: { src: '/media/a.webp', alt: 'A boat' },
}

test('finds nothing to improve in a page with title, description and image', () => {
  expect(describeFaults(page)).toEqual([])
})

test('names what is missing, and what search engines cut off', () => {
  expect(
    describeFaults({ ...page, title: 'a'.repeat(61), description: null, image: null }),
  ).toEqual([
    'The title has 61 characters with the name of the site. Search engines show about 60.',
    'There is no description, so search engines choose a sentence of the page.',
    'There is no image, so shared links show text only.',
  ])
  expect(describeFaults({ ...page, description: 'a'.repeat(161) })).toEqual([
    'The description has 161 characters. Search engines show about 160.',
  ])
})
