import { execFile } from 'node:child_process'
import { cpSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** What a project depends on beside the gallery; every version pinned, so that only we can break it. */
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
const TOOLS = { vite: '8.3.8', typescript: '5.9.3' }

/** React's development build is the one that complains of what it does not know. */
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

/** Sets up a stranger's project: the sources beside this file, the tarball and React from the npm registry. */
export async function createProject(folder: string, tarball: string, react: typeof REACT_18) {
  cpSync(join(import.meta.dirname, '../fixture'), folder, { recursive: true })
  const dependencies = { '@tessera/gallery': `file:${tarball}`, ...react, ...TOOLS }
  writeJson(folder, 'package.json', { name: 'fresh', private: true, type: 'module', dependencies })
  writeJson(folder, 'tsconfig.json', TSCONFIG)
  const options = ['--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts']
  await run('npm', ['install', ...options, '--loglevel=error'], { cwd: folder })
}

/** Runs one of the project's own programs. Throws with all it printed when it fails. */
export async function runIn(folder: string, program: string, args: readonly string[]) {
  const script = join(folder, 'node_modules', program)
  const { stdout } = await run(process.execPath, [script, ...args], { cwd: folder, env }).catch(
    (error: Error & { stdout?: string }) => {
      throw new Error(`${error.message}\n${error.stdout ?? ''}`)
    },
  )
  return stdout
}

/** What the project's server build makes of a query string: Node alone, no test environment around it. */
export async function renderIn(folder: string, search: string) {
  const code = `import { renderPage } from './server/server.js'
    console.log(JSON.stringify(renderPage(${JSON.stringify(search)})))`
  const args = ['--input-type=module', '--eval', code]
  const { stdout, stderr } = await run(process.execPath, args, { cwd: folder, env })
  const { plain, live }: { plain: string; live: string } = JSON.parse(stdout)
  return { plain, live, complaints: stderr }
}

const writeJson = (folder: string, name: string, content: unknown) => {
  writeFileSync(join(folder, name), JSON.stringify(content))
}
