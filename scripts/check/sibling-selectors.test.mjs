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
  'li:not(:first-child):nth-child(2)',
  'li:has(a)',
  'article:nth-last-of-type(2)',
  '[data-tile] ~ li',
  ':is(h2, h3):where([data-x]) + *',
  '.x > [data-x] + article',
  '[data-tile] + *',
  '[data-tile] ~ [data-tile]',
  ':is(li):nth-child(2)',
  ':where(p, .x > li):nth-child(2)',
  '.x :is(p, li:nth-child(4))',
  'p:not(li + p)',
  '.x > :nth-child(2)',
  '.x:has(li)',
  '.x:has(> p, > ul > li)',
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
  '.x > :not(:first-child)',
  '.x > .title + *',
  ':is(h2:where([data-x]), h3[data-x]) + *',
  '[data-tile] + .x',
  '.x ~ li[data-x]',
  ':is(li[data-x]):nth-child(2)',
  'li:not([data-x]):nth-child(2)',
  'p:nth-child(2)',
  '.x:has(li[data-x])',
  '.x:has(figcaption)',
  '.x:has(+ .y)',
])('accepts "%s"', (selector) => {
  expect(findInStyles(`${selector} ${paint}${selector.includes('{') ? '}' : ''}`)).toEqual([])
})

test('finds selectors in nested rules, container queries and media queries', () => {
  const css = `@layer a { @media (hover: hover) { [data-grid] { & > li ~ li ${paint} } } }`
  expect(findInStyles(`${css} @container (width > 9em) { li + li ${paint} }`)).toHaveLength(2)
})
