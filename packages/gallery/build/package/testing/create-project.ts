import { execFile } from 'node:child_process'
import { cpSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Dependencies of a project besides the gallery. Pinned, so that only changes of the gallery can break it. */
export const REACT_18 = {
  react: '18.3.0',
  'react-dom': '18.3.0',
  '@types/react': '18.3.8',
  '@types/react-dom': '18.3.7',
}
export const REACT_19 = {
  react: '19.3.1',
  'react-dom': '19.3.1',
  '@types/react': '19.3.0',
  '@types/react-dom': '19.3.0',
}
const TOOLS = { vite: '8.3.8', typescript: '5.9.3', '@types/node': '22.20.5' }
export const NEXT = { ...REACT_19, next: '16.4.6' }
export const REACT_ROUTER = { ...REACT_18, 'react-router': '7.18.5' }

/** React's development build reports unknown props. */
const env = { ...process.env, NODE_ENV: 'development' }

const TSCONFIG = {
  compilerOptions: {
    target: 'ES2022',
    lib: ['ES2022', 'DOM', 'DOM.Iterable'],
    jsx: 'react-jsx',
    strict: true,
    exactOptionalPropertyTypes: true,
    verbatimModuleSyntax: true,
    noEmit: true,
    types: [],
  },
}

/** Creates a project outside the workspace: a fixture's sources, the tarball, and libraries from the npm registry. */
export async function createProject(
  folder: string,
  options: {
    readonly fixture: 'vite' | 'next' | 'router'
    readonly tarball: string
    readonly libraries: Readonly<Record<string, string>>
  },
) {
  cpSync(join(import.meta.dirname, '../fixtures', options.fixture), folder, { recursive: true })
  const { libraries } = options
  const dependencies = { '@tessera/gallery': `file:${options.tarball}`, ...libraries, ...TOOLS }
  writeJson(folder, 'package.json', {
    name: 'fixture',
    private: true,
    type: 'module',
    dependencies,
  })
  writeJson(folder, 'tsconfig.json', TSCONFIG)
  const quiet = ['--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts']
  await run('npm', ['install', ...quiet, '--loglevel=error'], { cwd: folder })
}

/**
 * Runs a program of the project's `node_modules`.
 *
 * @returns its output
 * @throws with its output if it fails
 */
export async function runIn(
  folder: string,
  program: string,
  args: readonly string[],
  variables: Readonly<Record<string, string>> = {},
) {
  const script = join(folder, 'node_modules', program)
  const options = { cwd: folder, env: { ...env, ...variables } }
  const { stdout } = await run(process.execPath, [script, ...args], options).catch(
    (error: Error & { stdout?: string }) => {
      throw new Error(`${error.message}\n${error.stdout ?? ''}`)
    },
  )
  return stdout
}

/**
 * Renders a page with the project's server build, in plain Node without a test environment.
 * @param path without the first slash; with the query string
 */
export async function renderIn(folder: string, path: string) {
  const code = `import { renderPage } from './server/server.js'
    console.log(JSON.stringify(await renderPage(${JSON.stringify(path)})))`
  const args = ['--input-type=module', '--eval', code]
  const { stdout, stderr } = await run(process.execPath, args, { cwd: folder, env })
  const rendered: { plain: string; live: string } = JSON.parse(stdout)
  return { ...rendered, errors: stderr }
}

const writeJson = (folder: string, name: string, content: unknown) => {
  writeFileSync(join(folder, name), JSON.stringify(content))
}
