import { expect, test } from 'vitest'
import { matchKeywords, type NamedTerm } from './match-keywords'

const TERMS: readonly NamedTerm[] = [
  { id: '1', labels: ['Print', 'Druck'], groups: ['Topic', 'Thema'] },
  { id: '2', labels: ['Møre'], groups: ['Place'] },
  { id: '3', labels: ['2024'], groups: ['Year'] },
  { id: '4', labels: ['2024'], groups: ['Edition'] },
]

test('finds terms by their label in any language, without case and accents', () => {
  expect(matchKeywords(['PRINT', 'more', 'Harbour'], TERMS)).toEqual({
    terms: ['1', '2'],
    others: ['Harbour'],
  })
  expect(matchKeywords(['druck'], TERMS).terms).toEqual(['1'])
})

test('proposes a keyword that several groups have, unless it names its group', () => {
  expect(matchKeywords(['2024'], TERMS)).toEqual({ terms: [], others: ['2024'] })
  expect(matchKeywords(['Year|2024', '2024'], TERMS)).toEqual({ terms: ['3'], others: [] })
  expect(matchKeywords(['Edition: 2024'], TERMS).terms).toEqual(['4'])
})

test('assigns a term once', () => {
  expect(matchKeywords(['Print', 'Topic|Print'], TERMS)).toEqual({ terms: ['1'], others: [] })
  expect(matchKeywords([], TERMS)).toEqual({ terms: [], others: [] })
})
