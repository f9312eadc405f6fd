// @ts-check
import { existsSync } from 'node:fs'
import { runStep } from '../process/run-command.mjs'
import { installDebianPackages } from './debian-packages.mjs'
import { findProgram } from './find-program.mjs'

/** Debian's Chromium without a window; its tests take a seventh less processor time. */
const HEADLESS_SHELL = 'chromium-headless-shell'
const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'

/**
 * A Chromium for the browser tests: CHROME_PATH, then the system's, then Playwright's own, then Debian's package.
 * @param {string} root
 * @param {{ allowsShell?: boolean }} [options] `allowsShell`: also Chromium's headless shell, which is preferred then
 * @returns {Promise<string>} path of the executable
 * @throws when none can be had, in one plain sentence
 */
export async function findChromium(root, { allowsShell = false } = {}) {
  const named = process.env.CHROME_PATH
  if (named) {
    if (existsSync(named)) return named
    throw new Error(
      `CHROME_PATH names "${named}", which does not exist. Correct it or leave it out.`,
    )
  }
  const shell = () => (allowsShell ? findProgram([HEADLESS_SHELL]) : null)
  return (
    shell() ??
    onThisSystem() ??
    (await playwrightsOwn(root)) ??
    (allowsShell ? await debianPackage(root, HEADLESS_SHELL, shell) : null) ??
    (await debianPackage(root, 'chromium', onThisSystem)) ??
    cannotBeHad()
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

/** @param {string} root @param {string} name @param {() => string | null} find */
async function debianPackage(root, name, find) {
  await installDebianPackages(root, [name])
  return find()
}

/** @returns {never} */
function cannotBeHad() {
  throw new Error(
    'The browser tests need a Chromium and none could be found or installed. Install Chromium or Chrome, or set CHROME_PATH to one.',
  )
}
