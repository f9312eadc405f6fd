import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { mountLightbox, imageTile } from '../testing/mount-lightbox'
import { longIf } from '../../../../../../scripts/test/test-tags.mjs'

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

it('goes to the first and the last slide on Home and End', async () => {
  await open('e')
  await press('{End}')
  await expect.poll(title).toBe('Work j')
  await press('{Home}')
  await expect.poll(title).toBe('Work a')
})

it.each(['Control', 'Alt', 'Meta', 'Shift'])(
  'leaves keys with %s to the browser',
  async (modifier) => {
    await open('e')
    const prevented: boolean[] = []
    const record = (event: KeyboardEvent) => void prevented.push(event.defaultPrevented)
    document.addEventListener('keydown', record)
    onTestFinished(() => document.removeEventListener('keydown', record))
    for (const key of ['ArrowRight', 'ArrowLeft', 'Home', 'End', 'f', ' ', 'Enter']) {
      const init = { key, bubbles: true, cancelable: true, [MODIFIER_KEYS[modifier] ?? '']: true }
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', init))
    }
    expect(prevented).toEqual(Array(7).fill(false))
    expect([title(), dialog()?.dataset['zoomed']]).toEqual(['Work e', undefined])
  },
)

const MODIFIER_KEYS: Readonly<Record<string, string>> = {
  ...{ Control: 'ctrlKey', Alt: 'altKey', Meta: 'metaKey', Shift: 'shiftKey' },
}

for (const name of ['input', 'textarea', 'select'])
  it(`leaves the keys of an ${name} to it`, longIf(name !== 'input'), async () => {
    await open('e')
    const field = document.createElement(name)
    field.setAttribute('aria-label', 'A field of the page')
    dialog()?.append(field)
    field.focus()
    await press('{ArrowRight}{ArrowLeft}{Home}{End}f {Enter}')
    expect([title(), dialog()?.dataset['zoomed']]).toEqual(['Work e', undefined])
  })

it('keeps the focus in the dialog on Tab', async () => {
  await open('e')
  for (let step = 0; step < 12; step++) {
    await userEvent.tab()
    const { activeElement } = document
    // Between the last and the first control the focus is in the browser's own toolbar.
    expect(activeElement === document.body || dialog()?.contains(activeElement)).toBe(true)
  }
})

describe('the slideshow', () => {
  it('pauses while another control has the focus', async () => {
    await open('a')
    await userEvent.hover(page.getByRole('img'))
    await press(' ')
    page.getByRole('button', { name: 'Share' }).element().focus()
    // :focus-visible needs a focus by key.
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

it('announces position and caption politely on every move', async () => {
  await open('a')
  const status = dialog()?.querySelector('[role="status"]')
  expect(status?.textContent).toBe('1 of 10: Work a')
  await press('{ArrowLeft}')
  await expect.poll(() => status?.textContent).toBe('10 of 10: Work j')
  expect(dialog()?.querySelector('[data-counter]')?.textContent).toBe('10 / 10')
})
