import { execFileSync } from 'node:child_process'
import { join } from 'node:path'

export default function buildOnce(): void {
  execFileSync(process.execPath, [join(import.meta.dirname, '../build.mjs')], { stdio: 'inherit' })
}
