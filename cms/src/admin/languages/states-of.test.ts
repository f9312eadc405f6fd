import { expect, test } from 'vitest'
import { statesOf } from './states-of'

const LANGUAGES = ['en', 'de', 'ar']

test('tells what visitors see, what is only written, and what is missing', () => {
  const newest = { _status: 'draft', title: { en: 'Herring', de: 'Hering' } }
  const live = { _status: 'published', title: { en: 'Herring', de: null } }
  expect(statesOf(LANGUAGES, { newest, live })).toEqual([
    { code: 'en', title: 'Herring', status: 'published' },
    { code: 'de', title: 'Hering', status: 'written' },
    { code: 'ar', title: '', status: 'missing' },
  ])
})

test('a document that was never published is in no language', () => {
  const draft = { _status: 'draft', title: { en: 'Herring' } }
  expect(statesOf(LANGUAGES, { newest: draft, live: draft }).map(({ status }) => status)).toEqual([
    'written',
    'missing',
    'missing',
  ])
  expect(statesOf(['en'], { newest: {}, live: {} })).toEqual([
    { code: 'en', title: '', status: 'missing' },
  ])
})
