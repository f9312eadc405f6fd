// @ts-check
import { existsSync } from 'node:fs'
import { captureOutput, CommandFailedError, runStep } from '../process/run-command.mjs'

/** Another installation may be under way. */
const WAIT_FOR_LOCK = ['-o', 'DPkg::Lock::Timeout=600']

/**
 * Installs packages on Debian if this process may, and says why when it fails.
 * @param {string} root
 * @param {readonly string[]} packages
 * @param {{ recommends?: boolean, log?: (text: string) => void }} [options] `recommends`: also what the packages recommend
 */
export async function installDebianPackages(root, packages, options = {}) {
  const { recommends = true, log = console.log } = options
  const asRoot = process.getuid?.() === 0
  if (!asRoot || !existsSync('/usr/bin/apt-get')) return
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const install = [...WAIT_FOR_LOCK, 'install', '-y', ...packages]
  if (!recommends) install.push('--no-install-recommends')
  await captureOutput('apt-get', ['update'], { cwd: root, env }).catch(() => null)
  try {
    await runStep(`Installing ${packages.join(', ')}`, 'apt-get', install, { cwd: root, env })
  } catch (error) {
    log(error instanceof CommandFailedError ? error.output : String(error))
  }
}
