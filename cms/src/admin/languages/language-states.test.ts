import { expect, test } from 'vitest'
import { languageStates } from './language-states'

const LANGUAGES = ['en', 'de', 'ar']

test('distinguishes published, written and missing languages', () => {
  const draft = { _status: 'draft', title: { en: 'Herring', de: 'Hering' } }
  const published = { _status: 'published', title: { en: 'Herring', de: null } }
  expect(languageStates(LANGUAGES, { draft, published })).toEqual([
    { code: 'en', title: 'Herring', status: 'published' },
    { code: 'de', title: 'Hering', status: 'written' },
    { code: 'ar', title: '', status: 'missing' },
  ])
})

test('reports no published language for a document that was never published', () => {
  const draft = { _status: 'draft', title: { en: 'Herring' } }
  expect(
    languageStates(LANGUAGES, { draft, published: draft }).map(({ status }) => status),
  ).toEqual(['written', 'missing', 'missing'])
  expect(languageStates(['en'], { draft: {}, published: {} })).toEqual([
    { code: 'en', title: '', status: 'missing' },
  ])
})
