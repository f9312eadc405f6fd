// @ts-check
import { CommandError } from '../cli/command-error.mjs'

/**
 * Checks `engines` of package.json. npm only warns about it, and the build would fail minutes later.
 * @param {string} version such as `v20.19.0`
 * @throws {CommandError} when this Node.js is too old
 */
export function checkNode(version) {
  const [major = 0, minor = 0] = version.replace('v', '').split('.').map(Number)
  // The versions that Vite supports.
  if ((major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22) return
  throw new CommandError(
    `Tessera needs Node.js 20.19 or newer, or 22.12 or newer within version 22; this is ${version}. Install a newer one from nodejs.org.`,
  )
}
