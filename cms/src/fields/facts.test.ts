import { expect, test } from 'vitest'
import { parseFacts, validateFacts, writeFacts } from './facts'

test('reads one fact a line; a value may hold colons', () => {
  const facts = [
    { label: 'Medium', value: 'Oil on canvas' },
    { label: 'Ratio', value: '16:9' },
  ]
  expect(parseFacts('Medium: Oil on canvas\n\n Ratio : 16:9 ')).toEqual(facts)
  expect(parseFacts(writeFacts(facts))).toEqual(facts)
  expect(parseFacts(null)).toEqual([])
})

test('names the line that is no fact', () => {
  expect(validateFacts('Medium: Oil\nno colon here')).toContain('"no colon here" is not a fact.')
  expect(validateFacts('')).toBe(true)
})
