import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const PACKAGE = join(import.meta.dirname, '../..')
const ROOT = join(PACKAGE, '../..')

/** A folder of its own under the system's for temporary files. */
export const temporaryFolder = () => mkdtempSync(join(tmpdir(), 'tessera-package-'))

/** `npm pack`, in a copy: packing rewrites the manifest for a moment. Returns the tarball's path. */
export function pack(folder: string): string {
  const copy = join(folder, 'packages/gallery')
  const leaveOut = ['node_modules', 'dist', 'examples'].map((name) => join(PACKAGE, name))
  cpSync(PACKAGE, copy, { recursive: true, filter: (path) => !leaveOut.includes(path) })
  cpSync(join(ROOT, 'tsconfig.base.json'), join(folder, 'tsconfig.base.json'))
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
  execFileSync('npm', ['pack', '--loglevel=error'], { cwd: copy, stdio: 'pipe' })
  const name = readdirSync(copy).find((file) => file.endsWith('.tgz'))
  if (name === undefined) throw new Error('npm pack wrote no tarball.')
  return join(copy, name)
}
