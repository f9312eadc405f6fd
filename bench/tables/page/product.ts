import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { stopOnExit } from '../../measure/stop-on-exit'
import {
  makeDataDir,
  removeDataDir,
  startProduct,
  type Product,
} from '../../../tests/e2e/product/running/start-product'

export interface RunningProduct {
  readonly product: Product
  readonly origin: string
  /** Process id of the site. */
  readonly sitePid: () => number
  readonly stop: () => Promise<void>
}

/** Starts the built product with the demo content, as `npm start` does, with a new data folder. */
export async function runProduct(): Promise<RunningProduct> {
  const dataDir = makeDataDir()
  const product = await startProduct({ HOST: '127.0.0.1' }, dataDir)
  stopOnExit(product.process)
  return {
    product,
    origin: product.site.replace('localhost', '127.0.0.1'),
    sitePid: () => findSite(product.process.pid ?? 0),
    stop: async () => {
      await product.stop()
      removeDataDir(dataDir)
    },
  }
}

/** Process id of the child process that runs the site's server. */
function findSite(parent: number): number {
  const children = readdirSync('/proc').filter(
    (name) => /^\d+$/.test(name) && parentOf(name) === parent,
  )
  const site = children.find((pid) => commandOf(pid).includes('site/dist/server/main.js'))
  if (!site) throw new Error('The product has no process of the site.')
  return Number(site)
}

const parentOf = (pid: string) => Number(/^PPid:\s+(\d+)/m.exec(read(`/proc/${pid}/status`))?.[1])
const commandOf = (pid: string) => read(`/proc/${pid}/cmdline`)

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    // The process has exited since readdir.
    return ''
  }
}

/** Pins a running process and its threads to one processor. */
export const pinTo = (core: number, pid: number): void =>
  void execFileSync('taskset', ['-a', '-cp', `${core}`, `${pid}`], { stdio: 'ignore' })
