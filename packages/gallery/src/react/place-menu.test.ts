import { describe, expect, test } from 'vitest'
import { placeMenu } from './place-menu'

const viewport = { width: 1000, height: 600 }
const menu = { width: 200, height: 250 }
const button = { left: 100, top: 80, width: 90, height: 40 }

describe('placeMenu', () => {
  test('stands under its button', () => {
    expect(placeMenu(button, menu, viewport)).toEqual({ left: 100, top: 124 })
  })

  test('stands above where there is no room below', () => {
    expect(placeMenu({ ...button, top: 500 }, menu, viewport)).toEqual({ left: 100, top: 246 })
  })

  test('stays inside the window', () => {
    expect(placeMenu({ ...button, left: 950 }, menu, viewport)).toEqual({ left: 792, top: 124 })
    expect(placeMenu({ ...button, top: 200 }, { ...menu, height: 500 }, viewport).top).toBe(92)
  })
})
