// @ts-check
import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { ROOT } from '../cli/project-root.mjs'

test.each(['start', 'start/cms', 'start/site', 'test'])(
  '%s.mjs runs before any package is installed, because it installs them',
  (name) => {
    const folder = mkdtempSync(join(tmpdir(), 'tessera-without-packages-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    cpSync(join(ROOT, 'package.json'), join(folder, 'package.json'))
    const filter = (/** @type {string} */ path) => !path.includes('node_modules')
    cpSync(join(ROOT, 'scripts'), join(folder, 'scripts'), { recursive: true, filter })
    const args = [join(folder, 'scripts/commands', `${name}.mjs`), '--help']
    expect(execFileSync(process.execPath, args, { encoding: 'utf8' })).toMatch(/^npm /)
  },
)
