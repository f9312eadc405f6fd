import { expect, test } from 'vitest'
import { makeModal, rise } from './open-dialog'

test('asks to be closed on Escape, before it is modal too, and once only', () => {
  const dialog = document.body.appendChild(document.createElement('dialog'))
  dialog.style.inset = '0'
  dialog.style.margin = '0'
  dialog.style.position = 'fixed'
  const sheet = dialog.appendChild(document.createElement('div'))
  sheet.tabIndex = -1
  let asked = 0
  dialog.addEventListener('cancel', () => (asked += 1))
  const press = () =>
    sheet.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
  const callOff = rise(dialog, sheet)
  expect(dialog.matches(':modal')).toBe(false)
  press()
  expect(asked).toBe(1)
  // From here on the browser asks by itself, of keys that are really pressed.
  callOff()
  makeModal(dialog, sheet)
  press()
  expect(asked).toBe(1)
  dialog.remove()
})
