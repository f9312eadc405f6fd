// @ts-check
import { bundle, transform } from 'lightningcss'
import { writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { format } from 'oxfmt'
import { unlayerStyles } from './unlayer-styles.mjs'

/**
 * The lightbox's styles as modules, for galleries of images alone: a script adds them to the page when the lightbox is
 * loaded. `node build/lightbox-styles.mjs` writes them after a change of the style sheet.
 */
const folder = dirname(dirname(fileURLToPath(import.meta.url)))
const filename = join(folder, 'src/styles/lightbox/index.css')

/** @returns {Promise<ReadonlyMap<string, string>>} paths → code */
export async function lightboxStyleModules() {
  const layered = bundle({ filename, minify: true }).code
  const unlayered = transform({
    filename,
    code: Buffer.from(unlayerStyles(filename, 'data-lightbox')),
    minify: true,
  }).code
  return new Map([
    await moduleOf('layered', layered.toString()),
    await moduleOf('unlayered', unlayered.toString()),
  ])
}

/** @param {string} name @param {string} css @returns {Promise<[string, string]>} */
async function moduleOf(name, css) {
  const path = join(folder, 'src/react/images/lightbox-styles', `${name}.ts`)
  const code = `// Written by build/lightbox-styles.mjs.\nexport const styles = ${JSON.stringify(css)}\n`
  return [
    path,
    (await format(path, code, { singleQuote: true, semi: false, printWidth: 100 })).code,
  ]
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  for (const [path, code] of await lightboxStyleModules()) writeFileSync(path, code)
