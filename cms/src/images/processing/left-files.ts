import { readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { ImageTask } from './tasks'
import type { WorkerEnded } from './worker'

/** Times of files are this much behind the clock of programs at most, ms. */
const CLOCK_STEP_MS = 20

/**
 * What a process had written of an image when it ended: removes its unfinished file.
 * @param since start of the task, ms since 1970
 * @returns the names of the finished variants, of which it could not report
 */
export async function leftFiles(
  { folder, name }: Pick<ImageTask, 'folder' | 'name'>,
  { pid }: Pick<WorkerEnded, 'pid'>,
  since: number,
): Promise<string[]> {
  const left: string[] = []
  for (const file of await readdir(folder)) {
    if (!file.startsWith(`${name}-`)) continue
    const target = path.join(folder, file)
    if (file.endsWith(`.${pid}.part`)) await rm(target, { force: true })
    else if (!file.endsWith('.part') && (await timeOf(target)) >= since - CLOCK_STEP_MS)
      left.push(file)
  }
  return left
}

/** 0 for a file that was removed meanwhile. */
const timeOf = (file: string) =>
  stat(file).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  )
