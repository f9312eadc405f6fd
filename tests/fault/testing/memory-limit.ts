import { existsSync, mkdirSync, rmdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const CGROUPS = '/sys/fs/cgroup'

/** A group of processes that Linux ends when they need more memory than the limit. */
interface MemoryLimit {
  add(pid: number): void
  /** When all its processes have ended. */
  remove(): void
}

/** @returns null where the user may not make such a group */
export function limitMemory(megabytes: number): MemoryLimit | null {
  const isUnified = existsSync(join(CGROUPS, 'cgroup.controllers'))
  const group = join(CGROUPS, isUnified ? '' : 'memory', `tessera-${process.pid}`)
  const file = isUnified ? 'memory.max' : 'memory.limit_in_bytes'
  try {
    mkdirSync(group)
    writeFileSync(join(group, file), String(megabytes * 1024 * 1024))
  } catch {
    return null
  }
  return {
    add: (pid) => writeFileSync(join(group, 'cgroup.procs'), String(pid)),
    remove: () => rmdirSync(group),
  }
}
