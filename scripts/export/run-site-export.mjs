// @ts-check
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { buildSite } from '../build/build.mjs'

/**
 * Runs a program of the site that writes what is published, by the site's own code. Sets the exit code to 1 if it fails;
 * the program prints why.
 * @param {string} root
 * @param {'static-site' | 'export-works'} program
 * @param {readonly string[]} args
 */
export async function runSiteExport(root, program, args) {
  await buildSite(root)
  const script = join(root, `site/dist/server/${program}.js`)
  const child = spawn(process.execPath, ['--enable-source-maps', script, ...args], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  process.exitCode = await new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => resolve(code ?? 1))
  })
}
