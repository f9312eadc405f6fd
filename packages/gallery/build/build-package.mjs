// @ts-check
import { execFileSync } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { bundle } from 'lightningcss'
import { resolveImports } from './resolve-imports.mjs'

/** Builds `dist`: one module and its types for every source file, and each style sheet with its parts. */
const folder = dirname(dirname(fileURLToPath(import.meta.url)))
const dist = join(folder, 'dist')
const tsc = createRequire(import.meta.url).resolve('typescript/bin/tsc')

rmSync(dist, { recursive: true, force: true })
execFileSync(process.execPath, [tsc, '-p', join(folder, 'tsconfig.build.json')], {
  stdio: 'inherit',
})
resolveImports(dist)
for (const [sheet, source] of [
  ['styles.css', 'src/styles/index.css'],
  ['base.css', 'src/styles/base.css'],
  ['page.css', 'src/styles/page.css'],
  ['hydrated.css', 'src/styles/hydrated.css'],
  ['lightbox.css', 'src/styles/lightbox/index.css'],
]) {
  const { code } = bundle({ filename: join(folder, source) })
  writeFileSync(join(dist, sheet), code)
}
