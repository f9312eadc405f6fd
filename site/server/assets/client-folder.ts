import { existsSync } from 'node:fs'
import { dirname, resolve, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

/** `site/dist/client`, seen from the built server in `site/dist/server` and from this folder. */
const here = dirname(fileURLToPath(import.meta.url))
const candidates = [resolve(here, '../client'), resolve(here, '../../dist/client')]

/** Folder of the build for browsers, with a separator at the end. */
export const clientFolder =
  (candidates.find((folder) => existsSync(folder)) ?? resolve(here, '../client')) + sep
