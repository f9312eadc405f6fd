import { expect, test } from 'vitest'
import { patternOptions } from '../../blocks/gallery/pattern-options'
import { selectedValue, toFieldValues, patternChoices } from './pattern-choices'

const tiles = [{ column: 0, row: 0, columns: 1, rows: 1 }]
const customPatterns = [
  { id: 7, label: 'Ours', drawing: { wide: { columns: 1, tiles } } },
  { id: 8, label: 'Broken', drawing: { wide: { columns: 2, tiles } } },
]
const choices = patternChoices(patternOptions, customPatterns)

test('offers built-in patterns, valid custom patterns and one without a pattern', () => {
  expect(choices).toHaveLength(16)
  expect(choices.slice(-2).map(({ label }) => label)).toEqual(['Ours', 'Another custom pattern'])
  expect(choices.filter(({ breakpoint }) => breakpoint === null)).toHaveLength(1)
})

test('writes both fields of a choice, and reads the choice back', () => {
  for (const { value } of choices) {
    const { pattern, customPattern } = toFieldValues(value, customPatterns)
    expect(selectedValue(pattern, customPattern, choices)).toBe(value)
  }
  expect(toFieldValues('custom:7', customPatterns)).toEqual({ pattern: 'custom', customPattern: 7 })
  expect(toFieldValues('9r', customPatterns)).toEqual({ pattern: '9r', customPattern: null })
})

test('selects the choice without a pattern for an unknown custom pattern', () => {
  expect(selectedValue('custom', 8, choices)).toBe('custom')
})
