import { expect, test } from 'vitest'
import { splitQuery } from './split-query'

test('keeps years together with what belongs to them', () => {
  expect(splitQuery('red boats about 1850')).toEqual(['red', 'boats', 'about 1850'])
  expect(splitQuery('Ca. 1850 1851 – 1860 Print')).toEqual(['Ca. 1850', '1851 – 1860', 'Print'])
  expect(splitQuery('about boats')).toEqual(['about', 'boats'])
  expect(splitQuery('')).toEqual([])
})
