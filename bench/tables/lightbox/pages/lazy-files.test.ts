import { expect, test } from 'vitest'
import { lazyFiles } from './lazy-files'

const files = new Map(
  Object.entries({
    'page.js': 'import{a}from"./chunk-A.js";import("./Lightbox-X.js")',
    'chunk-A.js': 'export const a=1',
    'Lightbox-X.js': 'import{a}from"./chunk-A.js";import{b}from"./chunk-B.js";import("./Tools.js")',
    'chunk-B.js': 'import"./chunk-C.js"',
    'chunk-C.js': 'import"./chunk-B.js"',
    'Tools.js': '',
  }).map(([name, code]) => [name, new TextEncoder().encode(code)]),
)

test('lists the lazy file and its static imports, except those that the page has loaded', () => {
  expect(lazyFiles(files, 'page.js', /^Lightbox-/)).toEqual([
    'Lightbox-X.js',
    'chunk-B.js',
    'chunk-C.js',
  ])
})
