import { documentBody } from '@tessera/content'
import { expect, test } from 'vitest'
import { filterViews, largeSite, SIXTY } from './documents'

const documents = [...largeSite(100, [])]

test('every document is one that the site takes', () => {
  for (const { kind, body } of documents) expect(() => documentBody[kind].parse(body)).not.toThrow()
})

test('the page of sixty picks sixty articles that exist', () => {
  const sixty = documents.find(({ path }) => path === '/sixty')
  const page = documentBody.page.parse(sixty?.body)
  const picked = page.blocks.flatMap((block) =>
    block.type === 'gallery' ? block.articles.picked : [],
  )
  const known = new Set(documents.filter(({ kind }) => kind === 'article').map(({ key }) => key))
  expect(picked).toHaveLength(SIXTY)
  expect(picked.every((key) => known.has(key))).toBe(true)
})

test('filter views differ from each other', () => {
  expect(new Set(filterViews(300)).size).toBe(300)
})
