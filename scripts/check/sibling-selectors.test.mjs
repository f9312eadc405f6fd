// @ts-check
import { expect, test } from 'vitest'
import { findInStyles } from './sibling-selectors.mjs'

const paint = '{ color: red }'

test.each([
  'li + li::before',
  '[data-tags] > li + li',
  'picture + [data-hover-box] > a',
  ':is(h3, h4):not([data-long]) ~ [data-tags]',
  '* + *',
  'li:nth-child(2n)',
  'li:has(a)',
  'article:nth-last-of-type(2)',
])('finds "%s"', (selector) => {
  expect(findInStyles(`${selector} ${paint}`)).toHaveLength(1)
})

test.each([
  '[data-long] ~ [data-tags]',
  '[data-tags] > li:not(:first-child)::before',
  '[data-tags]:not([data-long] ~ [data-tags])',
  ':is([data-search], .sort) + p',
  '[data-x] { & + p',
  'article[data-x]:has(a)',
])('accepts "%s"', (selector) => {
  expect(findInStyles(`${selector} ${paint}${selector.includes('{') ? '}' : ''}`)).toEqual([])
})

test('finds selectors in nested rules, container queries and media queries', () => {
  const css = `@layer a { @media (hover: hover) { [data-grid] { & > li ~ li ${paint} } } }`
  expect(findInStyles(`${css} @container (width > 9em) { li + li ${paint} }`)).toHaveLength(2)
})
