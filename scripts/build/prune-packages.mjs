// @ts-check
import { readdirSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'

/**
 * Removes what no program reads from installed packages: source maps, a quarter of their size, and SQLite for another C
 * library, which npm cannot tell apart.
 * @param {string} packages absolute path of `node_modules`
 * @param {{ hasGlibc?: boolean }} [machine]
 */
export function prunePackages(packages, { hasGlibc = usesGlibc() } = {}) {
  const otherLibrary = hasGlibc ? 'musl' : 'gnu'
  const unused = new RegExp(`\\.map$|^@libsql/linux-[^/]+-${otherLibrary}/.*\\.node$`)
  // With types, so that links to the workspaces are not followed.
  for (const entry of readdirSync(packages, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    if (entry.isFile() && unused.test(relative(packages, path).replaceAll('\\', '/'))) rmSync(path)
  }
}

/** As the package detect-libc does; no package may be needed before the installation. */
function usesGlibc() {
  const report = /** @type {{ header: object } | undefined} */ (process.report?.getReport())
  return report !== undefined && 'glibcVersionRuntime' in report.header
}
