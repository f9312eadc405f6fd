import { expect, test } from 'vitest'
import { laterFiles } from './later-files'

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

test('what comes later is the file and all it imports at once, but what the page has', () => {
  expect(laterFiles(files, 'page.js', /^Lightbox-/)).toEqual([
    'Lightbox-X.js',
    'chunk-B.js',
    'chunk-C.js',
  ])
})
