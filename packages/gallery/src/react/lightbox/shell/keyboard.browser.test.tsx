import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { mountLightbox, imageTile } from '../testing/mount-lightbox'

const tiles = [...'abcdefghij'].map((id) => imageTile(id))

const dialog = () => document.querySelector('dialog')
const title = () => dialog()?.getAttribute('aria-label')
const press = (keys: string) => userEvent.keyboard(keys)

async function open(first: string) {
  onTestFinished(mountLightbox(tiles, first))
  await expect.poll(() => dialog()?.matches(':modal')).toBe(true)
  await expect.poll(() => dialog()?.querySelector('[data-control="share"]')).toBeTruthy()
}

afterEach(() => {
  vi.useRealTimers()
})

it('Home and End go to the first and the last slide', async () => {
  await open('e')
  await press('{End}')
  await expect.poll(title).toBe('Work j')
  await press('{Home}')
  await expect.poll(title).toBe('Work a')
})

it.each(['Control', 'Alt', 'Meta', 'Shift'])(
  'keys with %s are left to the browser',
  async (held) => {
    await open('e')
    const prevented: boolean[] = []
    const note = (event: KeyboardEvent) => void prevented.push(event.defaultPrevented)
    document.addEventListener('keydown', note)
    onTestFinished(() => document.removeEventListener('keydown', note))
    for (const key of ['ArrowRight', 'ArrowLeft', 'Home', 'End', 'f', ' ', 'Enter']) {
      const init = { key, bubbles: true, cancelable: true, [MODIFIER[held] ?? '']: true }
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', init))
    }
    expect(prevented).toEqual(Array(7).fill(false))
    expect([title(), dialog()?.dataset['zoomed']]).toEqual(['Work e', undefined])
  },
)

const MODIFIER: Readonly<Record<string, string>> = {
  ...{ Control: 'ctrlKey', Alt: 'altKey', Meta: 'metaKey', Shift: 'shiftKey' },
}

it.each(['input', 'textarea', 'select'])('a %s keeps its keys', async (name) => {
  await open('e')
  const field = document.createElement(name)
  field.setAttribute('aria-label', 'A field of the page')
  dialog()?.append(field)
  field.focus()
  await press('{ArrowRight}{ArrowLeft}{Home}{End}f {Enter}')
  expect([title(), dialog()?.dataset['zoomed']]).toEqual(['Work e', undefined])
})

it('the Tab key goes round within it', async () => {
  await open('e')
  for (let step = 0; step < 12; step++) {
    await userEvent.tab()
    const { activeElement } = document
    // The browser's own controls come between the last and the first.
    expect(activeElement === document.body || dialog()?.contains(activeElement)).toBe(true)
  }
})

describe('the slideshow', () => {
  it('waits while a control other than its own has the focus', async () => {
    await open('a')
    await userEvent.hover(page.getByRole('img'))
    await press(' ')
    page.getByRole('button', { name: 'Share' }).element().focus()
    // Once more by key: then the focus is one to be seen.
    await userEvent.tab()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    await vi.advanceTimersByTimeAsync(9_000)
    expect(title()).toBe('Work a')
    await page.getByRole('img').click()
    await expect
      .poll(async () => {
        await vi.advanceTimersByTimeAsync(3_000)
        return title()
      })
      .toBe('Work b')
  })
})

it('tells where it is, politely, at every move', async () => {
  await open('a')
  const status = dialog()?.querySelector('[role="status"]')
  expect(status?.textContent).toBe('1 of 10: Work a')
  await press('{ArrowLeft}')
  await expect.poll(() => status?.textContent).toBe('10 of 10: Work j')
  expect(dialog()?.querySelector('[data-counter]')?.textContent).toBe('10 / 10')
})
