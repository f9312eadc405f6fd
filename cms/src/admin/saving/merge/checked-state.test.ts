import type { FormState } from 'payload'
import { expect, test } from 'vitest'
import { checkedState } from './checked-state'

const form = (values: Record<string, unknown>): FormState =>
  Object.fromEntries(Object.entries(values).map(([path, value]) => [path, { value }]))

test('is the merged form if the editor changed nothing meanwhile', () => {
  const merged = form({ kind: 'page', slug: 'a' })
  expect(checkedState(merged, form({ kind: 'page' }), form({ kind: 'page', slug: 'a' }))).toBe(
    merged,
  )
})

test('is what was sent if the editor chose something meanwhile', () => {
  const sent = form({ kind: 'page' })
  expect(checkedState(form({ kind: 'address' }), sent, form({ kind: 'page' }))).toBe(sent)
})

test('is what was sent if the editor added a row meanwhile', () => {
  const sent = form({ links: 0 })
  const merged = form({ links: 1, 'links.0.id': 'x' })
  expect(checkedState(merged, sent, form({ links: 0 }))).toBe(sent)
})

test('ignores a chosen file, which is never sent', () => {
  const merged = form({ file: new File(['a'], 'a.jpg'), alt: 'A' })
  expect(checkedState(merged, form({ alt: 'A' }), form({ alt: 'A' }))).toBe(merged)
})
