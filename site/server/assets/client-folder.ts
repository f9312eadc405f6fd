import { existsSync, readdirSync } from 'node:fs'
import { dirname, join, resolve, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Beside the built server in `dist/server`; in the sources `site/dist/client`, two folders up as well. */
const here = dirname(fileURLToPath(import.meta.url))
const candidates = [resolve(here, '../client'), resolve(here, '../../dist/client')]

/** What the build made for browsers; ends in a separator. */
export const clientFolder =
  (candidates.find((folder) => existsSync(folder)) ?? resolve(here, '../client')) + sep

/** Files, from the client folder, that lie there compressed as well (`.br` and `.gz`). */
export const encodedFiles: ReadonlySet<string> = new Set(
  existsSync(join(clientFolder, 'assets'))
    ? readdirSync(join(clientFolder, 'assets'))
        .filter((name) => name.endsWith('.br'))
        .map((name) => `assets/${name.slice(0, -'.br'.length)}`)
    : [],
)
