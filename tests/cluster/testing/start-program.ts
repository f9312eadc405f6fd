import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { ROOT } from '../../fault/testing/site-process'

export interface Program {
  readonly name: string
  /** Kills the program with SIGKILL; what started it starts it again. */
  kill(): void
  /** Ends both as Ctrl+C does. */
  stop(): Promise<void>
}

/** Runs `npm run start:site` or `npm run start:cms`. Resolves when it has printed a line that matches. */
export async function startProgram(
  script: 'start/site' | 'start/cms',
  { name, env, ready }: { name: string; env: Record<string, string>; ready: RegExp },
): Promise<Program> {
  const child = spawn(process.execPath, [`scripts/commands/${script}.mjs`], {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  await new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        output = (output + text).slice(-50_000)
        if (ready.test(output)) resolve()
      })
    child.once('close', () => reject(new Error(`${name} ended:\n${output}`)))
  })
  return {
    name,
    kill: () => {
      const children = readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8')
      for (const pid of children.split(' ').filter(Boolean)) process.kill(Number(pid), 'SIGKILL')
    },
    stop: async () => {
      child.kill('SIGTERM')
      await ended
    },
  }
}
