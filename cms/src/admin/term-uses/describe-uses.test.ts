import { expect, test } from 'vitest'
import { describeUses } from './describe-uses'

const uses = (articles: number, images: number, galleries: number) => ({
  articles: { count: articles, shown: [] },
  images: { count: images, shown: [] },
  galleries: { count: galleries, shown: [] },
})

test('says by how many documents of each kind a term is used', () => {
  expect(describeUses(uses(12, 3, 1))).toBe('Used by 12 articles, 3 images and 1 gallery.')
  expect(describeUses(uses(1, 0, 2))).toBe('Used by 1 article and 2 galleries.')
  expect(describeUses(uses(0, 0, 0))).toBe('Not used yet.')
})
