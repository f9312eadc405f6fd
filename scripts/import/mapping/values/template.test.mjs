import { expect, test } from 'vitest'
import { cleanText, fieldsInText, fillRawText, fillText, valuesOf } from './template.mjs'

const emptyValues = new Set(['no date'])
const fields = {
  artist: 'Ada',
  year: 1842,
  undated: 'no date',
  none: null,
  tags: ['sky', '', 'sea'],
  maker: { name: 'Bea' },
  html: '<p>One</p>\n<p>Two</p>',
}
const fill = (/** @type {import('./template.mjs').Text} */ text) =>
  fillText(text, fields, emptyValues)

test('fills the fields of a template', () => {
  expect(fill('{artist}, {year}')).toBe('Ada, 1842')
  expect(fill('By {maker.name}: {tags}')).toBe('By Bea: sky, sea')
})

test('uses the next template when a value is missing', () => {
  expect(fill(['{artist}, {undated}', '{artist}'])).toBe('Ada')
  expect(fill(['{none}', '{missing}'])).toBeNull()
})

test('keeps the white space of a raw text', () => {
  expect(fillRawText('{html}', fields)).toBe('<p>One</p>\n<p>Two</p>')
  expect(fillRawText(['{missing}{html}', '{year}'], fields)).toBeNull()
})

test('treats inherited properties as missing', () => {
  expect(valuesOf(fields, 'constructor', emptyValues)).toEqual([])
  expect(valuesOf(fields, 'maker.constructor', emptyValues)).toEqual([])
})

test('cleans a text to one line', () => {
  expect(cleanText(' frame: 3 mm \r\n\tsupport:\u0000 2 mm\r\n')).toBe('frame: 3 mm; support: 2 mm')
  expect(cleanText('half a sign \ud83d')).toBe('half a sign')
})

test('lists the fields of a text', () => {
  expect(fieldsInText(['{a}, {b.c}', '{a}'])).toEqual(['a', 'b.c', 'a'])
})
