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

test('a body that fits its kind is handed over, from JSON text or from parsed JSON', () => {
  const expected = { ok: true, document: row }
  expect(parsePublication(row)).toEqual(expected)
  expect(parsePublication({ ...row, body: JSON.stringify(row.body) })).toEqual(expected)
})

test('a tombstone has no body', () => {
  expect(parsePublication({ ...row, body: null })).toMatchObject({ document: { body: null } })
})

test('a body that does not fit is told with its row and place', () => {
  const result = parsePublication({ ...row, body: { ...row.body, terms: [{ id: '1' }] } })
  expect(result).toMatchObject({
    ok: false,
    problem: expect.stringMatching(
      /^The body of filter-group 3 \(en, revision 9\) does not fit: terms\.0\.slug: .+ \(and 1 more\)\.$/,
    ),
  })
})

test('text that is no JSON and a kind of a newer cms are told, not thrown', () => {
  expect(parsePublication({ ...row, body: '{"slug":' })).toMatchObject({
    problem: 'The body of filter-group 3 (en, revision 9) is not JSON.',
  })
  expect(parsePublication({ ...row, kind: 'toString' })).toMatchObject({
    problem: 'toString 3 (en, revision 9) is of a kind this program does not know.',
  })
})
