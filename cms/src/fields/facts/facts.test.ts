import { expect, test } from 'vitest'
import { parseFacts, validateFacts, serializeFacts } from './facts'

test('parses one fact per line; a value may contain colons', () => {
  const facts = [
    { label: 'Medium', value: 'Oil on canvas' },
    { label: 'Ratio', value: '16:9' },
  ]
  expect(parseFacts('Medium: Oil on canvas\n\n Ratio : 16:9 ')).toEqual(facts)
  expect(parseFacts(serializeFacts(facts))).toEqual(facts)
  expect(parseFacts(null)).toEqual([])
})

test('names the invalid line', () => {
  expect(validateFacts('Medium: Oil\nno colon here')).toContain('"no colon here" is not a fact.')
  expect(validateFacts('')).toBe(true)
})
