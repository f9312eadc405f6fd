import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { patterns } from '../src/core/patterns/patterns'
import { drawPattern } from './draw-pattern'

const folder = join(import.meta.dirname, '../../../docs')
const all = Object.values(patterns)

test.each(all)('docs/patterns/$id.svg shows the current pattern', (pattern) => {
  const drawing = readFileSync(join(folder, 'patterns', `${pattern.id}.svg`), 'utf8')
  expect(drawing, 'outdated: run npx tsx packages/gallery/docs/write-drawings.ts').toBe(
    drawPattern(pattern),
  )
})

test('the guide shows every pattern and no other drawing', () => {
  const guide = readFileSync(join(folder, 'patterns.md'), 'utf8')
  const shown = [...guide.matchAll(/\(patterns\/(.+?)\.svg\)/g)].map(([, id]) => id)
  expect(shown).toEqual(all.map(({ id }) => id))
  expect(readdirSync(join(folder, 'patterns')).toSorted()).toEqual(
    all.map(({ id }) => `${id}.svg`).toSorted(),
  )
})
