import { expect, test } from 'vitest'
import { cleanText, fillText, placesIn, valuesOf } from './template.mjs'

const nothing = new Set(['no date'])
const fields = {
  artist: 'Ada',
  year: 1842,
  undated: 'no date',
  none: null,
  tags: ['sky', '', 'sea'],
  maker: { name: 'Bea' },
}
const fill = (/** @type {import('./template.mjs').Text} */ text) => fillText(text, fields, nothing)

test('fills the places of a template', () => {
  expect(fill('{artist}, {year}')).toBe('Ada, 1842')
  expect(fill('By {maker.name}: {tags}')).toBe('By Bea: sky, sea')
})

test('a template that lacks a value gives way to the next one', () => {
  expect(fill(['{artist}, {undated}', '{artist}'])).toBe('Ada')
  expect(fill(['{none}', '{missing}'])).toBeNull()
})

test('a field named like something of the language is just missing', () => {
  expect(valuesOf(fields, 'constructor', nothing)).toEqual([])
  expect(valuesOf(fields, 'maker.constructor', nothing)).toEqual([])
})

test('text becomes one clean line', () => {
  expect(cleanText(' frame: 3 mm \r\n\tsupport:\u0000 2 mm\r\n')).toBe('frame: 3 mm; support: 2 mm')
  expect(cleanText('half a sign \ud83d')).toBe('half a sign')
})

test('tells which fields it speaks of', () => {
  expect(placesIn(['{a}, {b.c}', '{a}'])).toEqual(['a', 'b.c', 'a'])
})
