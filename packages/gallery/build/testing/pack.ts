import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const PACKAGE = join(import.meta.dirname, '../..')
const ROOT = join(PACKAGE, '../..')

/** Creates an empty temporary folder. */
export const temporaryFolder = () => mkdtempSync(join(tmpdir(), 'tessera-package-'))

/**
 * Copies what packing needs, because it rewrites the manifest and the README.
 *
 * @param repository address of the repository's page, if it has one
 * @returns the folder of the copied package
 */
export function copyPackage(folder: string, repository = ''): string {
  const copy = join(folder, 'packages/gallery')
  const excluded = ['node_modules', 'dist', 'examples/images'].map((name) => join(PACKAGE, name))
  cpSync(PACKAGE, copy, { recursive: true, filter: (path) => !excluded.includes(path) })
  cpSync(join(ROOT, 'tsconfig.base.json'), join(folder, 'tsconfig.base.json'))
  cpSync(join(ROOT, 'docs'), join(folder, 'docs'), { recursive: true })
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, repository }))
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
  return copy
}

/** Runs `npm pack` in a copy. Returns the tarball's path. */
export function pack(folder: string): string {
  const copy = copyPackage(folder)
  execFileSync('npm', ['pack', '--loglevel=error'], { cwd: copy, stdio: 'pipe' })
  const name = readdirSync(copy).find((file) => file.endsWith('.tgz'))
  if (name === undefined) throw new Error('npm pack wrote no tarball.')
  return join(copy, name)
}
