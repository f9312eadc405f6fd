import { describe, expect, it } from 'vitest'
import { moveForKey, toolForKey, type KeyPress } from './keyboard'

describe('keyboard', () => {
  const pressOf = (key: string, rest: Partial<KeyPress> = {}): KeyPress => ({
    ...{ key, modified: false, target: 'other', rtl: false, zoomed: false },
    ...rest,
  })
  const press = (key: string, rest?: Partial<KeyPress>) => moveForKey(pressOf(key, rest))
  const pressTool = (key: string, rest?: Partial<KeyPress>) => toolForKey(pressOf(key, rest))
  it.each(['ArrowRight', 'ArrowDown', 'PageDown', 'Enter'])('%s goes to the next slide', (key) => {
    expect(press(key)).toBe(1)
  })
  it.each(['ArrowLeft', 'ArrowUp', 'PageUp'])('%s goes to the previous slide', (key) => {
    expect(press(key)).toBe(-1)
  })
  it('Home and End go to the first and last slide', () => {
    expect([press('Home'), press('End')]).toEqual(['first', 'last'])
    expect(press('Home', { target: 'field' })).toBeNull()
    expect(press('End', { modified: true })).toBeNull()
  })
  it('swaps only the left and right arrows in right-to-left pages', () => {
    expect(press('ArrowRight', { rtl: true })).toBe(-1)
    expect(press('ArrowLeft', { rtl: true })).toBe(1)
    expect(press('ArrowDown', { rtl: true })).toBe(1)
  })
  it('ignores keys with modifiers, keys in fields, and Enter on a control', () => {
    expect(press('ArrowRight', { modified: true })).toBeNull()
    expect(press('ArrowRight', { target: 'field' })).toBeNull()
    expect(press('Enter', { target: 'control' })).toBeNull()
    expect(press('ArrowRight', { target: 'control' })).toBe(1)
    expect(press('x')).toBeNull()
  })
  it('f is full size, the space bar is the slideshow', () => {
    expect([pressTool('f'), pressTool(' ')]).toEqual(['full-size', 'slideshow'])
    expect([pressTool(' ', { target: 'control' }), pressTool('f', { target: 'field' })]).toEqual([
      null,
      null,
    ])
    expect(pressTool('f', { modified: true })).toBeNull()
  })
  it('Escape ends the zoom, and is ignored without zoom', () => {
    expect([pressTool('Escape', { zoomed: true }), pressTool('Escape')]).toEqual(['fit', null])
  })
})
