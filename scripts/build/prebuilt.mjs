// @ts-check
import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** `npm run image` writes it beside `package.json`. */
export const PREBUILT_MARKER = '.prebuilt'

/**
 * Whether this is a container image: it has what the programs need at run time, but neither the packages nor the sources
 * to build with.
 * @param {string} root
 */
export const isPrebuilt = (root) => existsSync(join(root, PREBUILT_MARKER))
