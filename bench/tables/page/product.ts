import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { endWithUs } from '../../measure/end-with-us'
import {
  makeDataDir,
  removeDataDir,
  startProduct,
  type Product,
} from '../../../tests/e2e/product/start-product'

export interface Running {
  readonly product: Product
  readonly origin: string
  /** Process of the public program. */
  readonly sitePid: () => number
  readonly stop: () => Promise<void>
}

/** The built product with its demo content, as `npm start` starts it, on a data folder of its own. */
export async function runProduct(): Promise<Running> {
  const dataDir = makeDataDir()
  const product = await startProduct({ HOST: '127.0.0.1' }, dataDir)
  endWithUs(product.process)
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

/** The child that runs the site's server. */
function findSite(parent: number): number {
  const children = readdirSync('/proc').filter(
    (name) => /^\d+$/.test(name) && parentOf(name) === parent,
  )
  const site = children.find((pid) => commandOf(pid).includes('site/dist/server/main.js'))
  if (!site) throw new Error('The site does not run.')
  return Number(site)
}

const parentOf = (pid: string) => Number(/^PPid:\s+(\d+)/m.exec(read(`/proc/${pid}/status`))?.[1])
const commandOf = (pid: string) => read(`/proc/${pid}/cmdline`)

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    // The process ended while we looked.
    return ''
  }
}

/** Holds a running process and its threads to one processor. */
export const holdTo = (core: number, pid: number): void =>
  void execFileSync('taskset', ['-a', '-cp', `${core}`, `${pid}`], { stdio: 'ignore' })
