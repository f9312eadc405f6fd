import { readFileSync } from 'node:fs'
import type { Browser } from 'playwright'

/** MB of a process's own memory: shared pages are shared out among those who share them. Linux only. */
export function residentMemory(pid: number): number {
  const text = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')
  return Number(/^Pss:\s+(\d+) kB/m.exec(text)?.[1] ?? NaN) / 1024
}

/** MB of the browser's largest renderer: the page's, when there is one page. */
export async function rendererMemory(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession()
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  await session.detach()
  return Math.max(
    ...processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => residentMemory(id)),
  )
}
