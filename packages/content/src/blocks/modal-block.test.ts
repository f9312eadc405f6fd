import { expect, test } from 'vitest'
import { modalBlock } from './modal-block'

test('requires an id that can be part of an address', () => {
  const modal = { type: 'modal', id: 'post', buttonLabel: null, title: 'Post', content: [] }
  expect(modalBlock.safeParse(modal).success).toBe(true)
  for (const id of ['', 'Post', '1', 'a b', 'a"b'])
    expect(modalBlock.safeParse({ ...modal, id }).success).toBe(false)
})
