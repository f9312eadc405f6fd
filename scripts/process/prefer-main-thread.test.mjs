// @ts-check
import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'

const PRELOAD = new URL('prefer-main-thread.mjs', import.meta.url).href

/** Prints the priority of its main thread, and the different ones of the others and of a child. */
const PROGRAM = `
  import { spawnSync } from 'node:child_process'
  import { readdirSync, readFileSync } from 'node:fs'
  import { getPriority } from 'node:os'
  const others = readdirSync('/proc/self/task').map(Number).filter((id) => id !== process.pid)
  const { stdout } = spawnSync('nice', { encoding: 'utf8' })
  const priorities = [...new Set(others.map((id) => getPriority(id)))]
  console.log(JSON.stringify({ main: getPriority(), others: priorities, child: Number(stdout) }))
`

test.runIf(process.platform === 'linux')(
  'the event loop goes before the other threads, and children are as important as it is',
  () => {
    const args = ['--import', PRELOAD, '--input-type=module', '--eval', PROGRAM]
    const { main, others, child } = JSON.parse(execFileSync(process.execPath, args).toString())
    expect(others).toEqual([main + 5])
    expect(child).toBe(main)
  },
)
