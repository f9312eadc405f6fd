import { expect, test } from 'vitest'
import { modalNamesIn } from './modal-names-in'

test('finds the names of all other dialogs of the page', () => {
  const fields = {
    title: { value: 'Studio' },
    'blocks.0.modalId': { value: 'post' },
    'blocks.0.title': { value: 'Post' },
    'blocks.2.modalId': { value: 'way' },
    'blocks.3.modalId': {},
  }
  expect(modalNamesIn(fields, 'blocks.2.modalId')).toEqual(['post'])
  expect(modalNamesIn(fields, 'blocks.3.modalId')).toEqual(['post', 'way'])
})
