// @ts-check
import { existsSync } from 'node:fs'
import { captureOutput, runStep } from '../process/run-command.mjs'
import { findProgram } from './find-program.mjs'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'

/**
 * A Chromium for the browser tests: CHROME_PATH, then the system's, then Playwright's own, then Debian's package.
 * @param {string} root
 * @returns {Promise<string>} path of the executable
 * @throws when none can be had, in one plain sentence
 */
export async function findChromium(root) {
  const named = process.env.CHROME_PATH
  if (named) {
    if (existsSync(named)) return named
    throw new Error(
      `CHROME_PATH names "${named}", which does not exist. Correct it or leave it out.`,
    )
  }
  return (
    onThisSystem() ?? (await playwrightsOwn(root)) ?? (await debianPackage(root)) ?? cannotBeHad()
  )
}

const onThisSystem = () => findProgram(NAMES, [MAC])

/** @param {string} root */
async function playwrightsOwn(root) {
  // Loaded here: it is there only once the packages are installed.
  const { chromium } = await import('playwright')
  const path = chromium.executablePath()
  if (existsSync(path)) return path
  const npx = ['--no-install', 'playwright', 'install', 'chromium']
  await runStep('Fetching a Chromium', 'npx', npx, { cwd: root }).catch(() => null)
  return existsSync(path) ? path : null
}

/** @param {string} root */
async function debianPackage(root) {
  const asRoot = process.getuid?.() === 0
  if (!asRoot || !existsSync('/usr/bin/apt-get')) return null
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  await captureOutput('apt-get', ['update'], { cwd: root, env }).catch(() => null)
  await runStep('Installing the package "chromium"', 'apt-get', ['install', '-y', 'chromium'], {
    cwd: root,
    env,
  }).catch(() => null)
  return onThisSystem()
}

/** @returns {never} */
function cannotBeHad() {
  throw new Error(
    'The browser tests need a Chromium and none could be found or installed. Install Chromium or Chrome, or set CHROME_PATH to one.',
  )
}
