import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { patterns } from '../src/core/patterns/patterns'
import { drawPattern } from './draw-pattern'

/** Writes docs/patterns: `npx tsx packages/gallery/docs/write-drawings.ts`. */
const folder = join(import.meta.dirname, '../../../docs/patterns')
mkdirSync(folder, { recursive: true })
for (const pattern of Object.values(patterns))
  writeFileSync(join(folder, `${pattern.id}.svg`), drawPattern(pattern))
