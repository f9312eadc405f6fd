import { documentBody } from '@tessera/content'
import { expect, test } from 'vitest'
import { filterViews, largeSite, SIXTY } from './documents'

const documents = [...largeSite(100, [])]

test('makes documents that match the schemas', () => {
  for (const { kind, body } of documents) expect(() => documentBody[kind].parse(body)).not.toThrow()
})

test('selects sixty existing articles for the page of sixty', () => {
  const sixty = documents.find(({ path }) => path === '/sixty')
  const page = documentBody.page.parse(sixty?.body)
  const picked = page.blocks.flatMap((block) =>
    block.type === 'gallery' ? block.articles.picked : [],
  )
  const known = new Set(documents.filter(({ kind }) => kind === 'article').map(({ key }) => key))
  expect(picked).toHaveLength(SIXTY)
  expect(picked.every((key) => known.has(key))).toBe(true)
})

test('makes different filter views', () => {
  expect(new Set(filterViews(300)).size).toBe(300)
})
