import { readdirSync, readFileSync } from 'node:fs'

type Program = 'CMS' | 'site'

const COMMANDS: Readonly<Record<Program, string>> = {
  CMS: 'next',
  site: 'site/dist/server/main.js',
}

/** Process id of a program that `npm start` runs. Linux only. */
export const pidOf = (product: number | undefined, program: Program): number | undefined =>
  childrenOf(product).find((pid) => textOf(pid, 'cmdline')?.includes(COMMANDS[program]))

/** Resident memory of a process, MB. */
export function memoryOf(pid: number | undefined): number {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(textOf(pid ?? 0, 'status') ?? '') ?? []
  return Math.round(Number(kilobytes) / 1024)
}

/** Memory of a process and of all that it has started, MB; what several share counts once. Linux only. */
export function memoryOfTree(pid: number): number {
  const [, kilobytes = '0'] = /^Pss:\s+(\d+) kB/m.exec(textOf(pid, 'smaps_rollup') ?? '') ?? []
  const own = Number(kilobytes) / 1024
  return childrenOf(pid).reduce((sum, child) => sum + memoryOfTree(child), own)
}

const childrenOf = (parent: number | undefined): readonly number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => Number(/^PPid:\s+(\d+)/m.exec(textOf(pid, 'status') ?? '')?.[1]) === parent)

function textOf(pid: number, file: 'cmdline' | 'smaps_rollup' | 'status'): string | null {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch {
    return null // It ended meanwhile.
  }
}
