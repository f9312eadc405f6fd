import { existsSync, readdirSync } from 'node:fs'
import { dirname, join, resolve, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

/** `site/dist/client`, seen from the built server in `site/dist/server` and from this folder. */
const here = dirname(fileURLToPath(import.meta.url))
const candidates = [resolve(here, '../client'), resolve(here, '../../dist/client')]

/** Folder of the build for browsers, with a separator at the end. */
export const clientFolder =
  (candidates.find((folder) => existsSync(folder)) ?? resolve(here, '../client')) + sep

/** Files that are also stored compressed (`.br` and `.gz`), relative to the client folder. */
export const encodedFiles: ReadonlySet<string> = new Set(
  existsSync(join(clientFolder, 'assets'))
    ? readdirSync(join(clientFolder, 'assets'))
        .filter((name) => name.endsWith('.br'))
        .map((name) => `assets/${name.slice(0, -'.br'.length)}`)
    : [],
)
