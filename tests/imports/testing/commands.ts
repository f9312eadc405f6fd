import { spawn, type ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { connectToCms } from '../../e2e/product/running/cms-client'
import { ROOT, type Product } from '../../e2e/product/running/start-product'

export const COLLECTIONS = ['articles', 'pages', 'media', 'terms', 'redirects'] as const

export interface Run {
  readonly child: ChildProcess
  readonly ended: Promise<{ code: number | null; output: string }>
}
export type Commands = ReturnType<typeof createCommands>

export const sumOf = (found: Readonly<Record<string, number>>): number =>
  Object.values(found).reduce((sum, count) => sum + count, 0)

/** Kills a command with the programs that it runs. */
export async function killGroup({ child, ended }: Run): Promise<void> {
  if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGKILL')
  await ended
}

/** Runs `npm run import` and `npm run export` for a product. @param folder that the commands are started in */
export function createCommands(product: Product, folder: string) {
  function run(command: 'import' | 'export', ...args: string[]): Run {
    const child = spawn(
      process.execPath,
      [join(ROOT, `scripts/commands/${command}.mjs`), ...args],
      {
        cwd: folder,
        env: {
          ...process.env,
          ...{ DATA_DIR: product.dataDir, DATABASE_URL: `file:${product.dataDir}/tessera.db` },
          ...{ npm_lifecycle_event: command, INIT_CWD: folder },
        },
        stdio: ['ignore', 'pipe', 'pipe'],
        detached: true,
      },
    )
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text: string) => (output += text))
    const ended = new Promise<{ code: number | null; output: string }>((resolve) =>
      child.once('close', (code) => resolve({ code, output })),
    )
    return { child, ended }
  }

  async function counts(): Promise<Record<string, number>> {
    const cms = connectToCms(product)
    const found: [string, number][] = []
    for (const collection of COLLECTIONS) {
      const { totalDocs } = await cms.send('GET', `${collection}?limit=1&depth=0`)
      found.push([collection, Number(totalDocs)])
    }
    return Object.fromEntries(found)
  }

  /** Resolves when an import has made a number of documents, or has ended. */
  async function untilMade(running: Run, before: number, made: number) {
    let isRunning = true
    void running.ended.then(() => (isRunning = false))
    while (isRunning && sumOf(await counts().catch(() => ({}))) < before + made) await wait(20)
  }

  /** Undefined while `npm start` starts it again. */
  function cmsPid(): number | undefined {
    const pids = childrenOf(product.process.pid ?? 0)
    return pids.find((pid) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('next'))
  }

  return { run, counts, untilMade, cmsPid }
}

export function childrenOf(pid: number): readonly number[] {
  const pids = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim()
  return pids === '' ? [] : pids.split(' ').map(Number)
}
