import { expect, test } from 'vitest'
import { makeModal, openDialog } from './open-dialog'

test('dispatches one cancel event on Escape before the dialog is modal', () => {
  const dialog = document.body.appendChild(document.createElement('dialog'))
  dialog.style.inset = '0'
  dialog.style.margin = '0'
  dialog.style.position = 'fixed'
  const panel = dialog.appendChild(document.createElement('div'))
  panel.tabIndex = -1
  let cancelEvents = 0
  dialog.addEventListener('cancel', () => (cancelEvents += 1))
  const dispatchEscape = () =>
    panel.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
  const cancelOpening = openDialog(dialog, panel)
  expect(dialog.matches(':modal')).toBe(false)
  dispatchEscape()
  expect(cancelEvents).toBe(1)
  // A modal dialog gets its cancel event from the browser, which ignores dispatched keys.
  cancelOpening()
  makeModal(dialog, panel)
  dispatchEscape()
  expect(cancelEvents).toBe(1)
  dialog.remove()
})
