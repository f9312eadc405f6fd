import { spawn } from 'node:child_process'
import { expect, onTestFinished } from 'vitest'
import { ROOT } from '../../e2e/product/running/start-product'

/** What a start says when one of its programs cannot work. */
export const SERVES_LAST_KNOWN = 'The site serves what it last knew'

/**
 * Starts the product in the folder of the project or of a copy of it. Resolves when it has printed a text. The end of the
 * test stops it.
 */
export async function startUntil(text: string, env: Record<string, string>, root = ROOT) {
  const child = spawn(process.execPath, ['scripts/commands/start.mjs'], {
    cwd: root,
    env: { ...process.env, ...env },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (chunk: string) => (output += chunk))
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  const stop = async () => {
    child.kill('SIGINT')
    await ended
  }
  onTestFinished(stop)
  await expect.poll(() => output, { timeout: 150_000 }).toContain(text)
  return { output: () => output, stop }
}
