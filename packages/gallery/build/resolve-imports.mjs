// @ts-check
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const RELATIVE_IMPORT = /(\bfrom |\bimport |\bimport\()(['"])(\.{1,2}\/[^'"]+)\2/g

/**
 * Completes relative imports in emitted files, as Node and TypeScript's `node16` require: `./place` becomes `./place.js`,
 * `./layouts` becomes `./layouts/index.js`. The sources have no extensions, and TypeScript emits imports unchanged.
 * @param {string} folder of emitted modules and declarations
 * @throws if an import has no emitted file
 */
export function resolveImports(folder) {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(js|d\.ts)$/.test(name)) continue
    const file = join(folder, name)
    const resolved = readFileSync(file, 'utf8').replace(
      RELATIVE_IMPORT,
      (_, keyword, quote, path) => `${keyword}${quote}${resolvePath(dirname(file), path)}${quote}`,
    )
    writeFileSync(file, resolved)
  }
}

/** @param {string} from a folder @param {string} path as imported */
function resolvePath(from, path) {
  const candidates = [`${path}.js`, `${path}/index.js`, path]
  const found = candidates.find((candidate) => existsSync(join(from, candidate)))
  if (found === undefined)
    throw new Error(
      `"${path}", imported in ${from}, was not emitted. The package would fail when it is imported. Add the file to ` +
        '"files" of tsconfig.build.json or remove the import.',
    )
  return found
}
