import { expect, test } from 'vitest'
import { shortenSelectors } from './shorten-nesting'

test('removes an ampersand before descendants and children', () => {
  expect(shortenSelectors('.a{color:red;& .b{top:0}&>[c],& :is(d,e){top:1px}}')).toBe(
    '.a{color:red;.b{top:0}>[c],:is(d,e){top:1px}}',
  )
})

test('keeps an ampersand that has a meaning', () => {
  const css = '.a{&:hover{top:0}&[b],&+.c,.d &,.e & .f{top:1px}& g{top:2px}}'
  expect(shortenSelectors(css)).toBe(css)
})
