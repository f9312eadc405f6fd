import { expect, test } from 'vitest'
import { patternOptions } from '../../blocks/patterns'
import { chosenValue, fieldsOf, patternChoices } from './pattern-choices'

const tiles = [{ column: 0, row: 0, columns: 1, rows: 1 }]
const drawn = [
  { id: 7, label: 'Ours', drawing: { wide: { columns: 1, tiles } } },
  { id: 8, label: 'Broken', drawing: { wide: { columns: 2, tiles } } },
]
const choices = patternChoices(patternOptions, drawn)

test('offers ours with their plans, the drawn ones that repeat, and one to draw', () => {
  expect(choices).toHaveLength(16)
  expect(choices.slice(-2).map(({ label }) => label)).toEqual(['Ours', 'Another drawing'])
  expect(choices.filter(({ plan }) => plan === null)).toHaveLength(1)
})

test('a choice writes both fields, and is read back from them', () => {
  for (const { value } of choices) {
    const { pattern, customPattern } = fieldsOf(value, drawn)
    expect(chosenValue(pattern, customPattern, choices)).toBe(value)
  }
  expect(fieldsOf('custom:7', drawn)).toEqual({ pattern: 'custom', customPattern: 7 })
  expect(fieldsOf('9r', drawn)).toEqual({ pattern: '9r', customPattern: null })
})

test('a drawn pattern that is not offered reads as one to draw', () => {
  expect(chosenValue('custom', 8, choices)).toBe('custom')
})
