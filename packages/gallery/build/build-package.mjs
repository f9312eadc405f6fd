// @ts-check
import { execFileSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { bundle } from 'lightningcss'
import { resolveImports } from './resolve-imports.mjs'
import { unlayerStyles } from './unlayer-styles.mjs'

/** Builds `dist`: a module and its types for each source file, and a bundled style sheet for each CSS entry point. */
const folder = dirname(dirname(fileURLToPath(import.meta.url)))
const dist = join(folder, 'dist')
const tsc = createRequire(import.meta.url).resolve('typescript/bin/tsc')

/** @type {{ exports: Record<string, string> }} */
const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))

rmSync(dist, { recursive: true, force: true })
execFileSync(process.execPath, [tsc, '-p', join(folder, 'tsconfig.build.json')], {
  stdio: 'inherit',
})
resolveImports(dist)
for (const [entryPoint, source] of Object.entries(manifest.exports)) {
  if (!entryPoint.endsWith('.css')) continue
  const filename = join(folder, source)
  const scope = entryPoint.includes('lightbox') ? 'data-lightbox' : 'data-gallery'
  const isUnlayered = entryPoint.endsWith('.unlayered.css')
  const code = isUnlayered ? unlayerStyles(filename, scope) : bundle({ filename }).code
  writeFileSync(join(dist, entryPoint), code)
  // For `noUncheckedSideEffectImports`, and for tools that expect types of every entry point.
  writeFileSync(join(dist, `${entryPoint}.d.ts`), 'export {}\n')
}
