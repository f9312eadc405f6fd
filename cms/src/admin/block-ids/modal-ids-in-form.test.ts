import { expect, test } from 'vitest'
import { modalIdsInForm } from './modal-ids-in-form'

test('returns the ids of all other dialogs of the page', () => {
  const fields = {
    title: { value: 'Studio' },
    'blocks.0.modalId': { value: 'post' },
    'blocks.0.title': { value: 'Post' },
    'blocks.2.modalId': { value: 'prices' },
    'blocks.3.modalId': {},
  }
  expect(modalIdsInForm(fields, 'blocks.2.modalId')).toEqual(['post'])
  expect(modalIdsInForm(fields, 'blocks.3.modalId')).toEqual(['post', 'prices'])
})
