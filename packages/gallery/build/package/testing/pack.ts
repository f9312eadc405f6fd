import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const PACKAGE = join(import.meta.dirname, '../../..')
const ROOT = join(PACKAGE, '../..')

/** Creates an empty temporary folder. */
export const temporaryFolder = () => mkdtempSync(join(tmpdir(), 'tessera-package-'))

/** Runs `npm pack` in a copy, because packing rewrites the manifest. Returns the tarball's path. */
export function pack(folder: string): string {
  const copy = join(folder, 'packages/gallery')
  const excluded = ['node_modules', 'dist', 'examples'].map((name) => join(PACKAGE, name))
  cpSync(PACKAGE, copy, { recursive: true, filter: (path) => !excluded.includes(path) })
  cpSync(join(ROOT, 'tsconfig.base.json'), join(folder, 'tsconfig.base.json'))
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
  execFileSync('npm', ['pack', '--loglevel=error'], { cwd: copy, stdio: 'pipe' })
  const name = readdirSync(copy).find((file) => file.endsWith('.tgz'))
  if (name === undefined) throw new Error('npm pack wrote no tarball.')
  return join(copy, name)
}
