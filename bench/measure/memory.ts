import { readFileSync } from 'node:fs'
import type { Browser } from 'playwright'

/** Memory of a process in MB, as PSS: shared pages are divided by the number of processes that share them. Linux only. */
export function residentMemory(pid: number): number {
  const text = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')
  return Number(/^Pss:\s+(\d+) kB/m.exec(text)?.[1] ?? NaN) / 1024
}

/** Memory of the browser's largest renderer process in MB. With one open page, it is the page's. */
export async function rendererMemory(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession()
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  await session.detach()
  return Math.max(
    ...processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => residentMemory(id)),
  )
}
