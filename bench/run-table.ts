import { spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { stopOnExit } from './measure/stop-on-exit'
import type { ReportedTable } from './report/report'
import type { Settings } from './table'

/**
 * Runs one table in a process of its own, so that nothing of it is still running when the next table starts. A table
 * that fails is reported and does not stop the others.
 */
export async function runTable(name: string, settings: Settings): Promise<ReportedTable> {
  const file = join(settings.work, `${name}.json`)
  rmSync(file, { force: true })
  const since = performance.now()
  const code = await measure([name, file, JSON.stringify(settings)])
  const took = (performance.now() - since) / 1000
  console.log(`${name}: ${Math.round(took)} s`)
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'))
  const failure = `Its process exited with code ${code}.`
  return { name, title: name, took, outcome: { failure } }
}

function measure(args: readonly string[]): Promise<number | null> {
  const script = join(import.meta.dirname, 'measure-table.ts')
  const child = spawn(process.execPath, ['--import', 'tsx', script, ...args], { stdio: 'inherit' })
  stopOnExit(child)
  return new Promise((resolve) => child.on('close', resolve))
}
