import { expect, test } from 'vitest'
import { validateModalNames } from './validate-modals'

const modal = (modalId: string | null) => ({ blockType: 'modal', modalId })

test('two dialogs of a page may not have one name', () => {
  expect(validateModalNames([modal('post'), modal('post-2')])).toBe(true)
  expect(validateModalNames([modal('post'), { blockType: 'quote' }, modal('post')])).toBe(
    'Two dialogs are named "post". A link to #modal-post can open only one of them. Give each a name of its own.',
  )
})

test('names that are not written yet are not alike', () => {
  expect(validateModalNames([modal(null), modal(null), modal(''), modal('')])).toBe(true)
  expect(validateModalNames(2)).toBe(true)
})
