// @ts-check
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const RELATIVE = /(\bfrom |\bimport |\bimport\()(['"])(\.{1,2}\/[^'"]+)\2/g

/**
 * Writes out which file every relative import means, as Node and TypeScript's `node16` ask: `./deal` is `./deal.js`,
 * `./layouts` is `./layouts/index.js`. Our sources leave it out, TypeScript keeps what they say.
 * @param {string} folder of emitted modules and declarations
 */
export function resolveImports(folder) {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(js|d\.ts)$/.test(name)) continue
    const file = join(folder, name)
    const named = readFileSync(file, 'utf8').replace(
      RELATIVE,
      (_, keyword, quote, path) => `${keyword}${quote}${fullPath(dirname(file), path)}${quote}`,
    )
    writeFileSync(file, named)
  }
}

/** @param {string} from a folder @param {string} path as imported */
function fullPath(from, path) {
  const known = [`${path}.js`, `${path}/index.js`, path].find((one) => existsSync(join(from, one)))
  if (known === undefined)
    throw new Error(`"${path}", imported in ${from}, was not emitted. A package would break on it.`)
  return known
}
