import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { HOVER_EFFECTS, LAYOUTS, TEXT_POSITIONS, TILE_CLICKS } from '../src/core'

const SOURCES = join(import.meta.dirname, '../src')
const guide = readFileSync(join(import.meta.dirname, '../../../docs/theming.md'), 'utf8')

/** The text of all files in a folder that match a pattern, without tests. */
const read = (folder: string, name: RegExp) =>
  readdirSync(join(SOURCES, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => name.test(path) && !/\.test\.|testing\//.test(path))
    .map((path) => readFileSync(join(SOURCES, folder, path), 'utf8'))
    .join('\n')

const styles = read('styles', /\.css$/).replace(/\/\*.*?\*\//gs, '')
const markup = read('react', /\.tsx?$/)

const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)]
const names = (text: string, pattern: RegExp) => all(text, pattern).map(([, name = '']) => name)
const sorted = (list: Iterable<string>) => [...new Set(list)].toSorted()

test('the theming guide lists every custom property with its default, and no other', () => {
  const declared = new Map<string, string>()
  for (const [, name = '', value = ''] of all(styles, /(--tessera-[a-z0-9-]+):\s*([^;]+);/g))
    if (!declared.has(name)) declared.set(name, value.replace(/\s+/g, ' '))
  // The default of a property that is not declared is the fallback of var().
  for (const [, name = '', value = ''] of all(styles, /var\((--tessera-[a-z0-9-]+),\s*(.+)\);/g))
    if (!declared.has(name)) declared.set(name, value)
  const rows = all(guide, /^\| `(--tessera-[a-z0-9-]+)`\s*\| `(.+?)`\s*\|/gm)
  expect(Object.fromEntries(rows.map(([, name, value]) => [name, value]))).toEqual(
    Object.fromEntries(declared),
  )
  expect(
    names(styles, /var\((--tessera-[a-z0-9-]+)/g).filter((name) => !declared.has(name)),
  ).toEqual([])
})

test('custom properties begin with --tessera-, internal ones with --_tessera-', () => {
  const used = sorted([
    ...names(styles, /(?<![\w-])(--[a-z_][\w-]*)/gi),
    ...names(markup, /['"`( ](--[a-z_][\w-]*)/gi),
  ])
  expect(used).toContain('--_tessera-ratio')
  expect(used.filter((name) => !/^--_?tessera-/.test(name))).toEqual([])
})

test('the theming guide lists every data attribute, and no other', () => {
  const written = [
    ...names(styles, /\[(data-[a-z]+(?:-[a-z]+)*)/g),
    ...names(markup, /\b(data-[a-z]+(?:-[a-z]+)*)/g),
    ...names(markup, /dataset\['([a-z]+)'\]/g).map((name) => `data-${name}`),
  ]
  expect(sorted(names(guide, /^\| `(data-[a-z-]+)`/gm))).toEqual(sorted(written))
})

test.each([
  ['data-layout', LAYOUTS],
  ['data-click', TILE_CLICKS.filter((click) => click !== 'article')],
  ['data-hover', HOVER_EFFECTS],
  ['data-text', TEXT_POSITIONS],
])('the theming guide lists the values of %s, and no others', (attribute, values) => {
  const row = guide.split('\n').find((line) => line.startsWith(`| \`${attribute}\` `))
  expect(names(row?.split('|').at(-2) ?? '', /`([^`]+)`/g)).toEqual(values)
})
