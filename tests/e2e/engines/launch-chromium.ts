import { chromium, type Page } from '@playwright/test'
import type { EnginePage, RunningEngine } from './engine-page'
import { stepsBetween } from './input-actions'

/** Chromium, driven by Playwright. */
export async function launchChromium(executablePath: string): Promise<RunningEngine> {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
  return { newPage: async () => chromiumPage(await browser.newPage()), stop: () => browser.close() }
}

function chromiumPage(page: Page): EnginePage {
  const errors: string[] = []
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  page.on('pageerror', ({ message }) => errors.push(message))
  return {
    errors,
    goto: async (url) => void (await page.goto(url)),
    back: async () => void (await page.goBack()),
    reload: async () => void (await page.reload()),
    resize: async (size) => {
      await page.setViewportSize(size)
      return size
    },
    click: ({ x, y }) => page.mouse.click(x, y),
    moveMouse: ({ x, y }) => page.mouse.move(x, y),
    drag: async (from, to) => {
      await page.mouse.move(from.x, from.y)
      await page.mouse.down()
      for (const { x, y } of stepsBetween(from, to)) await page.mouse.move(x, y)
      await page.mouse.up()
    },
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    evaluate: (run, ...args) => page.evaluate(`(${run})(...${JSON.stringify(args)})`),
    screenshot: () => page.screenshot(),
    close: () => page.context().close(),
  }
}
