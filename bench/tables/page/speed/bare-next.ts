import { execFile } from 'node:child_process'
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { freePort, startProgram } from '../../../measure/process'
import type { Bench } from '../../../table'
import type { ReferenceServer } from './nginx'

const run = promisify(execFile)

/** Starts a Next app with one static page of one heading. It is built once for each version of Next. */
export async function startBareNext(
  { root, work, log }: Bench,
  core: number,
): Promise<ReferenceServer> {
  const next = join(root, 'node_modules/next/dist/bin/next')
  const { version } = JSON.parse(readFileSync(join(root, 'node_modules/next/package.json'), 'utf8'))
  const folder = join(work, `bare-next-${version}`)
  const env = { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' }
  if (!existsSync(join(folder, '.next/BUILD_ID'))) {
    log('  building the bare Next page, once')
    rmSync(folder, { recursive: true, force: true })
    cpSync(join(import.meta.dirname, 'bare-next'), folder, { recursive: true })
    writeFileSync(join(folder, 'package.json'), '{ "private": true }')
    writeFileSync(
      join(folder, 'next.config.mjs'),
      `export default { turbopack: { root: ${JSON.stringify(root)} } }`,
    )
    await run(process.execPath, [next, 'build', folder], {
      env: { ...process.env, ...env },
      timeout: 180_000,
    })
  }
  const port = await freePort()
  const url = `http://127.0.0.1:${port}/`
  const program = await startProgram({
    name: 'The bare Next page',
    command: process.execPath,
    args: [next, 'start', folder, '-H', '127.0.0.1', '-p', `${port}`],
    env,
    readyUrl: url,
    core,
  })
  return { ...program, url }
}
