import { expect, test } from 'vitest'
import { validateModalIds } from './validate-modals'

const modal = (modalId: string | null) => ({ blockType: 'modal', modalId })

test('rejects two dialogs with the same id', () => {
  expect(validateModalIds([modal('post'), modal('post-2')])).toBe(true)
  expect(validateModalIds([modal('post'), { blockType: 'quote' }, modal('post')])).toBe(
    'Two dialogs have the ID "post". A link to #modal-post can open only one of them. Give each dialog its own ID.',
  )
})

test('accepts several dialogs without an id', () => {
  expect(validateModalIds([modal(null), modal(null), modal(''), modal('')])).toBe(true)
  expect(validateModalIds(2)).toBe(true)
})
