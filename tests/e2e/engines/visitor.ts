import { expect } from '@playwright/test'
import type { EnginePage, Json, Key, Point, Size } from './engine-page'

/** Rectangle of an element in px of the viewport. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

export const DESKTOP: Size = { width: 1280, height: 900 }
/** WebKit makes it 447 px wide, which has the same layout. */
export const PHONE: Size = { width: 390, height: 844 }

const TIMEOUT_MS = 30_000

/** A visitor of the site who uses the mouse and the keyboard. Elements are named by CSS selectors. */
export class Visitor {
  constructor(
    readonly page: EnginePage,
    readonly site: string,
  ) {}

  /** Opens a path and waits until its galleries and its header are interactive. */
  async open(path: string, size: Size = DESKTOP): Promise<Size> {
    const reached = await this.page.resize(size)
    await this.page.moveMouse({ x: 1, y: 1 })
    await this.page.goto(this.site + path)
    await this.waitUntilInteractive()
    return reached
  }

  waitUntilInteractive = () =>
    this.expectInPage(
      () =>
        document.readyState === 'complete' &&
        document.querySelector('[data-gallery-file]:not([data-hydrated])') === null &&
        document.querySelector('.site-header [popovertarget]:not([aria-expanded])') === null,
      true,
    )

  /** Waits until a function in the page returns what is expected. */
  async expectInPage<Args extends readonly Json[]>(
    run: (...args: Args) => unknown,
    expected: unknown,
    ...args: Args
  ): Promise<void> {
    await expect(async () =>
      expect(await this.page.evaluate(run, ...args)).toEqual(expected),
    ).toPass({ timeout: TIMEOUT_MS, intervals: [20, 50, 100] })
  }

  /** Waits until the page has run a script that it loads when it is needed. */
  expectLoaded = (file: string) =>
    this.expectInPage(
      async (name: string) => {
        const entries = performance.getEntriesByType('resource')
        const script = entries.find((entry) => entry.name.includes(`/assets/${name}-`))
        // The same module: its promise resolves after that of the page.
        return script ? import(script.name).then(() => true) : false
      },
      true,
      file,
    )

  expectSearch = (search: string) => this.expectInPage(() => location.search, search)

  expectCount = (selector: string, count: number) =>
    this.expectInPage((css: string) => document.querySelectorAll(css).length, count, selector)

  expectAttribute = (selector: string, name: string, value: string | null) =>
    this.expectInPage(
      (css: string, attribute: string) => document.querySelector(css)?.getAttribute(attribute),
      value,
      selector,
      name,
    )

  expectFocus = (selector: string) =>
    this.expectInPage(
      (css: string) => document.activeElement?.matches(css) ?? false,
      true,
      selector,
    )

  async expectNoErrors(): Promise<void> {
    // Reads the last ones of WebKit.
    await this.page.evaluate(() => null)
    expect(this.page.errors).toEqual([])
  }

  text = (selector: string) =>
    this.page.evaluate(
      (css: string) => document.querySelector(css)?.textContent?.trim() ?? '',
      selector,
    )

  texts = (selector: string) =>
    this.page.evaluate(
      (css: string) =>
        [...document.querySelectorAll(css)].map((element) => element.textContent?.trim() ?? ''),
      selector,
    )

  /** The first number in an element's text. */
  number = async (selector: string) => Number(/\d+/.exec(await this.text(selector))?.[0])

  /** Values of an attribute of all matching elements. */
  attributes = (selector: string, name: string) =>
    this.page.evaluate(
      (css: string, attribute: string) =>
        [...document.querySelectorAll(css)].map((element) => element.getAttribute(attribute) ?? ''),
      selector,
      name,
    )

  /** @throws when the element does not exist */
  box = (selector: string): Promise<Box> =>
    this.page.evaluate((css: string) => {
      const element = document.querySelector(css)
      if (!element) throw new Error(`No element matches "${css}".`)
      const { left, top, right, bottom } = element.getBoundingClientRect()
      return { left, top, right, bottom }
    }, selector)

  /** Computed value of a CSS property. */
  style = (selector: string, property: string) =>
    this.page.evaluate(
      (css: string, name: string) => {
        const element = document.querySelector(css)
        return element ? getComputedStyle(element).getPropertyValue(name) : ''
      },
      selector,
      property,
    )

  click = async (selector: string) => this.page.click(await this.pointOf(selector))
  hover = async (selector: string) => this.page.moveMouse(await this.pointOf(selector))
  press = (key: Key) => this.page.press(key)
  type = (text: string) => this.page.type(text)

  focus = (selector: string) =>
    this.page.evaluate((css: string) => document.querySelector<HTMLElement>(css)?.focus(), selector)

  /** Scrolls an element into the viewport and waits until it stands still and nothing covers its centre. */
  private async pointOf(selector: string): Promise<Point> {
    let point: Point | null = null
    await expect(async () => {
      point = await this.page.evaluate(findPoint, selector)
      expect(point, `"${selector}" is to be clickable`).not.toBeNull()
    }).toPass({ timeout: TIMEOUT_MS, intervals: [20, 50, 100] })
    return point ?? { x: 0, y: 0 }
  }
}

/** Runs in the page. */
async function findPoint(selector: string): Promise<Point | null> {
  const element = document.querySelector(selector)
  if (!element) return null
  const { top, bottom } = element.getBoundingClientRect()
  if (top < 80 || bottom > innerHeight)
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
  const centre = () => {
    const { left, top: y, width, height } = element.getBoundingClientRect()
    return { x: left + width / 2, y: y + height / 2 }
  }
  const before = centre()
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  const after = centre()
  if (before.x !== after.x || before.y !== after.y) return null
  const hit = document.elementFromPoint(after.x, after.y)
  return hit && element.contains(hit) ? after : null
}
