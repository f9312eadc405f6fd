import type { FieldState, FormState } from 'payload'
import { describe, expect, test } from 'vitest'
import { mergeFormState } from './merge-form-state'

/** A state with one list of blocks, `b`; each row has a text. The order of the rows is that of the entries. */
const form = (title: unknown, rows: Record<string, unknown> = {}): FormState =>
  Object.fromEntries([
    ['title', field(title)],
    ['b', { ...field(Object.keys(rows).length), rows: Object.keys(rows).map((id) => ({ id })) }],
    ...Object.entries(rows).flatMap(([id, text], index) => [
      [`b.${index}.id`, field(id)],
      [`b.${index}.text`, field(text)],
    ]),
  ])

const field = (value: unknown): FieldState => ({
  value,
  initialValue: value,
  valid: true,
  passesCondition: true,
})

/** The title and the rows, as the editor sees them. */
const shown = (state: FormState) => ({
  title: state['title']?.value,
  rows: state['b']?.rows?.map(({ id }, index) => `${id}: ${state[`b.${index}.text`]?.value}`),
})

const save = (sent: FormState, incoming: FormState, current: FormState) =>
  shown(mergeFormState({ sent, incoming, current }, true))

describe('merges a saved document', () => {
  test('keeps a text that was typed while the server worked', () => {
    expect(save(form('A'), form('A'), form('A, more')).title).toBe('A, more')
  })

  test('keeps the texts of two fields that were typed one after the other', () => {
    const merged = save(
      form('A', { x: '1' }),
      form('A', { x: '1' }),
      form('A, more', { x: '1, more' }),
    )
    expect(merged).toEqual({ title: 'A, more', rows: ['x: 1, more'] })
  })

  test('accepts a value that the server changed', () => {
    expect(save(form('a'), form('a (2)'), form('a')).title).toBe('a (2)')
  })

  test('keeps the text of the editor if the server changed the value too', () => {
    expect(save(form('a'), form('a (2)'), form('a, more')).title).toBe('a, more')
  })

  test('accepts no value for an empty field that the editor has just cleared', () => {
    expect(save(form('A'), form('A'), form('')).title).toBe('')
  })

  test('keeps a rich text, even if the server returned another form of it', () => {
    const text = (words: string) => ({ root: { children: [{ text: words }] } })
    expect(save(form(text('a')), form(text('b')), form(text('a'))).title).toEqual(text('a'))
  })

  test('accepts no values without a save', () => {
    const states = { sent: form('A'), incoming: form('B'), current: form('A') }
    expect(shown(mergeFormState(states, false)).title).toBe('A')
  })

  test('returns the same state if nothing changed', () => {
    const current = form('A', { x: '1' })
    expect(
      mergeFormState({ sent: form('A'), incoming: form('A', { x: '1' }), current }, true),
    ).toBe(current)
  })
})

describe('matches rows by id', () => {
  const sent = form('A', { x: '1', y: '2' })

  test('when a row was added before the others', () => {
    const current = form('A', { new: 'typed', x: '1', y: '2' })
    expect(save(sent, form('A', { x: '1 (server)', y: '2' }), current).rows).toEqual([
      'new: typed',
      'x: 1 (server)',
      'y: 2',
    ])
  })

  test('when a row was removed', () => {
    const incoming = form('A', { x: '1', y: '2 (server)' })
    expect(save(sent, incoming, form('A', { y: '2' })).rows).toEqual(['y: 2 (server)'])
  })

  test('when rows were moved', () => {
    const incoming = form('A', { x: '1 (server)', y: '2' })
    expect(save(sent, incoming, form('A', { y: '2, more', x: '1' })).rows).toEqual([
      'y: 2, more',
      'x: 1 (server)',
    ])
  })

  test('when all rows were removed', () => {
    expect(save(sent, sent, form('A')).rows).toEqual([])
  })

  test('when the server added a row', () => {
    const incoming = form('A', { x: '1', y: '2', z: 'computed' })
    expect(save(sent, incoming, form('A', { x: '1, more', y: '2' })).rows).toEqual([
      'x: 1, more',
      'y: 2',
      'z: computed',
    ])
  })

  test('when the server gave a row another id', () => {
    const merged = save(sent, form('A', { x: '1', z: '2' }), form('A', { x: '1', y: '2, more' }))
    expect(merged.rows).toEqual(['x: 1', 'z: 2, more'])
  })

  test('when the server removed a row, which is kept', () => {
    expect(save(sent, form('A', { x: '1' }), sent).rows).toEqual(['x: 1', 'y: 2'])
  })
})

describe('a new block', () => {
  /** The row without its fields, as the form adds it. */
  const added = (): FormState => ({
    title: field('A'),
    b: { ...field(1), rows: [{ id: 'x', isLoading: true }] },
    'b.0.id': field('x'),
  })
  const returned = (text?: string): FormState => ({
    ...form('A', { x: text }),
    b: { ...field(1), rows: [{ id: 'x', isLoading: false }] },
    'b.0.text': { ...field(text), addedByServer: true },
  })
  const merge = (current: FormState, incoming = returned()) =>
    mergeFormState({ sent: added(), incoming, current }, true)

  test('gets its fields from the first response', () => {
    const state = merge(added(), returned('default'))
    expect(shown(state).rows).toEqual(['x: default'])
    expect(state['b']?.rows).toEqual([{ id: 'x', isLoading: false }])
    expect(state['b.0.text']).not.toHaveProperty('addedByServer')
  })

  test('keeps what was typed when a later response adds the same fields', () => {
    expect(shown(merge(form('A', { x: 'typed' }))).rows).toEqual(['x: typed'])
  })

  test('keeps a field that was cleared', () => {
    expect(shown(merge(form('A', { x: '' }), returned('default'))).rows).toEqual(['x: '])
  })

  test('does not return after it was removed', () => {
    expect(shown(merge(form('A'))).rows).toEqual([])
  })

  test('is followed by a block of another response', () => {
    expect(shown(merge(form('A', { y: 'other', x: 'typed' }))).rows).toEqual([
      'y: other',
      'x: typed',
    ])
  })
})

test('takes errors and conditions from the server', () => {
  const incoming = { title: { ...field('A'), valid: false, errorMessage: 'Too short' } }
  const merged = mergeFormState({ sent: form('A'), incoming, current: form('A, more') }, true)
  expect(merged['title']).toMatchObject({
    value: 'A, more',
    valid: false,
    errorMessage: 'Too short',
  })
})

test('keeps an error that was found while the server worked', () => {
  const error = { valid: false, errorMessage: 'Enter a title.' }
  const current = { title: { ...field(''), ...error } }
  const merged = mergeFormState({ sent: form(''), incoming: form(''), current }, false)
  expect(merged['title']).toMatchObject(error)
  const again = mergeFormState({ sent: current, incoming: form(''), current }, false)
  expect(again['title']?.valid).toBe(true)
})

test('keeps a row open that the editor has opened while the server worked', () => {
  const withRow = (collapsed?: boolean): FormState => ({
    b: { ...field(1), rows: [{ id: 'x', ...(collapsed !== undefined && { collapsed }) }] },
  })
  const collapsedAfter = (current: FormState) => {
    const states = { sent: withRow(true), incoming: withRow(true), current }
    return mergeFormState(states, true)['b']?.rows?.[0]?.collapsed
  }
  expect(collapsedAfter(withRow(false))).toBe(false)
  // The server says it for rows that it shows for the first time.
  expect(collapsedAfter(withRow())).toBe(true)
})
