// @ts-check
import { existsSync } from 'node:fs'
import { installDebianPackages } from './debian-packages.mjs'
import { findProgram } from './find-program.mjs'

/** A browser beside Chromium: how it is found, and the Debian packages that bring it. */
const ENGINES = [
  {
    name: 'Firefox',
    variable: 'FIREFOX_PATH',
    programs: ['firefox-esr', 'firefox'],
    others: ['/Applications/Firefox.app/Contents/MacOS/firefox'],
    packages: ['firefox-esr'],
    needs: [],
  },
  {
    name: 'WebKit',
    variable: 'WEBKIT_DRIVER_PATH',
    programs: ['WebKitWebDriver'],
    others: [],
    packages: ['webkit2gtk-driver', 'xvfb', 'xdotool'],
    needs: ['Xvfb', 'xdotool'],
  },
]

/**
 * Finds the engines of the visitors' walks or installs them on Debian, and says in one sentence which is skipped. A
 * skipped engine fails the tests where `CI` is set.
 *
 * @param {{ root: string, env: NodeJS.ProcessEnv, log?: (text: string) => void }} context
 * @returns {Promise<Record<string, string>>} variables with the paths of what was found
 * @throws when a variable names a file that does not exist
 */
export async function findEngines({ root, env, log = console.log }) {
  const missing = ENGINES.filter((engine) => findEngine(engine, env) === null)
  if (missing.length > 0)
    await installDebianPackages(
      root,
      missing.flatMap(({ packages }) => packages),
      { recommends: false, log },
    )
  /** @type {Record<string, string>} */
  const paths = {}
  for (const engine of ENGINES) {
    const path = findEngine(engine, env)
    if (path !== null) paths[engine.variable] = path
    else
      log(
        `The walks in ${engine.name} are skipped: install ${engine.packages.join(', ')}, or set ${engine.variable}.\n`,
      )
  }
  return paths
}

/** @param {typeof ENGINES[number]} engine @param {NodeJS.ProcessEnv} env @returns {string | null} */
function findEngine({ variable, programs, others, needs }, env) {
  const named = env[variable]
  if (named !== undefined && !existsSync(named))
    throw new Error(
      `${variable} names "${named}", which does not exist. Correct it or leave it out.`,
    )
  if (needs.some((program) => findProgram([program]) === null)) return null
  return named ?? findProgram(programs, others)
}
