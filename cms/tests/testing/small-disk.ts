import { execFileSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'

/** Root may mount; on some machines, such as those of CI, everybody may by `sudo`. */
const RUNNERS = [[], ['sudo', '-n']] as const

/** Mounts a file system of this size over a folder. Returns null without the right to mount. */
export function mountSmallDisk(folder: string, kilobytes: number) {
  mkdirSync(folder, { recursive: true })
  const owner = `uid=${process.getuid?.() ?? 0},gid=${process.getgid?.() ?? 0}`
  const options = `size=${kilobytes}k,mode=0700,${owner}`
  for (const runner of RUNNERS) {
    const run = (...args: string[]) => {
      const [program = '', ...rest] = [...runner, ...args]
      execFileSync(program, rest, { stdio: 'ignore' })
    }
    try {
      run('mount', '-t', 'tmpfs', '-o', options, 'tmpfs', folder)
    } catch {
      continue
    }
    return {
      makeReadOnly: () => run('mount', '-o', 'remount,ro', folder),
      // Lazily: SQLite may still have a file open.
      unmount: () => run('umount', '-l', folder),
    }
  }
  return null
}
