import { expect, test } from 'vitest'
import { parsePublication } from './parse-publication'

const row = {
  kind: 'filter-group',
  key: '3',
  locale: 'en',
  path: null,
  revision: 9,
  uses: '',
  body: { slug: 'topic', label: 'Topic', terms: [{ id: '1', slug: 'print', label: 'Print' }] },
}

test('returns a valid body, from JSON text or from parsed JSON', () => {
  const expected = { ok: true, document: row }
  expect(parsePublication(row)).toEqual(expected)
  expect(parsePublication({ ...row, body: JSON.stringify(row.body) })).toEqual(expected)
})

test('returns a tombstone without a body', () => {
  expect(parsePublication({ ...row, body: null })).toMatchObject({ document: { body: null } })
})

test('reports an invalid body with its row and its field', () => {
  const result = parsePublication({ ...row, body: { ...row.body, terms: [{ id: '1' }] } })
  expect(result).toMatchObject({
    ok: false,
    problem: expect.stringMatching(
      /^The body of filter-group 3 \(en, revision 9\) is not valid: terms\.0\.slug: .+ \(and 1 more\)\.$/,
    ),
  })
})

test('reports invalid JSON and an unknown kind instead of throwing', () => {
  expect(parsePublication({ ...row, body: '{"slug":' })).toMatchObject({
    problem: 'The body of filter-group 3 (en, revision 9) is not JSON.',
  })
  expect(parsePublication({ ...row, kind: 'toString' })).toMatchObject({
    problem: 'toString 3 (en, revision 9) is of a kind this program does not know.',
  })
})
