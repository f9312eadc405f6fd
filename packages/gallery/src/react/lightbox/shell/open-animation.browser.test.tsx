import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { prefer } from '../../../testing/emulate'
import { Lightbox } from '../Lightbox'
import { imageTile, mountLightbox, pageProps } from '../testing/mount-lightbox'

const tiles = ['a', 'b', 'c'].map((id) => imageTile(id))
let unmount: (() => void) | undefined
let animations: Animation[] = []
const panel = () => document.querySelector<HTMLElement>('[data-panel]')
const rectOf = (selector: string) => {
  const { x, y, width, height } = document.querySelector(selector)?.getBoundingClientRect() ?? {}
  return { x, y, width, height }
}
/** Adds the image to the first tile, as a gallery renders it. */
const addTileImage = () => {
  const picture = document.createElement('picture')
  picture.style.cssText = 'display:block;inline-size:240px;block-size:180px;background:teal'
  document.querySelector('[data-tile="a"]')?.prepend(picture)
}

beforeEach(() => {
  animations = []
  const { animate } = Element.prototype
  // Paused, because on a busy machine they can end before the test sees them.
  vi.spyOn(Element.prototype, 'animate').mockImplementation(function (this: Element, ...args) {
    const animation = animate.apply(this, args)
    animation.pause()
    animations.push(animation)
    return animation
  })
})

afterEach(() => {
  vi.restoreAllMocks()
  unmount?.()
  unmount = undefined
})

it('animates the slide from its tile and back', async () => {
  unmount = mountLightbox(tiles)
  addTileImage()
  await page.getByRole('link', { name: 'Enlarge: Work a' }).click()
  await expect.poll(() => animations.length).toBe(1)
  const [opening] = animations
  const { clipPath } = panel() ? getComputedStyle(panel() ?? document.body) : { clipPath: '' }
  expect(clipPath).toMatch(/^inset\(/)
  const tile = rectOf('[data-tile="a"] picture')
  const first = rectOf('[data-panel]')
  expect((first.x ?? 0) + (first.width ?? 0) / 2).toBeCloseTo((tile.x ?? 0) + 120, 0)
  expect((first.y ?? 0) + (first.height ?? 0) / 2).toBeCloseTo((tile.y ?? 0) + 90, 0)
  expect(opening?.effect?.getTiming().duration).toBe(250)
  opening?.finish()
  await page.getByRole('button', { name: 'Close' }).click()
  await expect.poll(() => animations.length).toBe(2)
  const closing = animations[1]?.effect
  const keyframes = closing instanceof KeyframeEffect ? closing.getKeyframes() : []
  expect(keyframes[0]?.['transform']).toBe('none')
  await expect.poll(() => document.querySelector('dialog')).toBeNull()
})

it('does not animate under reduced motion', async () => {
  await prefer('prefers-reduced-motion', 'reduce')
  unmount = mountLightbox(tiles)
  addTileImage()
  await page.getByRole('link', { name: 'Enlarge: Work a' }).click()
  await expect.poll(panel).not.toBeNull()
  expect(animations).toEqual([])
})

it('shows a lightbox of the server as it is when it becomes modal', async () => {
  const box = document.createElement('main')
  const content = (
    <section data-gallery="work">
      <p data-tile="a">
        <picture style={{ display: 'block', inlineSize: '240px', blockSize: '180px' }} />
      </p>
      <Lightbox {...pageProps(tiles, 'a')} onClose={() => undefined} onMove={() => undefined} />
    </section>
  )
  box.innerHTML = renderToString(content)
  document.body.append(box)
  const before = rectOf('[data-panel]')
  const started: string[] = []
  document.addEventListener('animationstart', (event) => started.push(event.animationName))
  const root = hydrateRoot(box, content)
  unmount = () => {
    root.unmount()
    box.remove()
  }
  await expect.poll(() => document.querySelector('dialog:modal')).not.toBeNull()
  await new Promise(requestAnimationFrame)
  expect(rectOf('[data-panel]')).toEqual(before)
  expect(animations).toEqual([])
  expect(started).not.toContain('tessera-darken')
})
