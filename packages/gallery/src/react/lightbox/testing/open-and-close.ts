import type { Tile } from '../../../core/types'
import { mountLightbox } from './mount-lightbox'

const waitUntil = (isTrue: () => boolean) =>
  new Promise<void>((resolve) => {
    const check = () => (isTrue() ? resolve() : requestAnimationFrame(check))
    check()
  })

/** Opens and closes a lightbox `rounds` times. Returns a measurement from before and after. */
export async function openAndClose<T>(
  tiles: readonly Tile[],
  rounds: number,
  measure: () => T | Promise<T>,
) {
  const unmount = mountLightbox(tiles)
  await waitUntil(() => document.querySelector('[data-zoom]') !== null)
  const round = async () => {
    document.querySelector<HTMLElement>('[data-zoom]')?.click()
    await waitUntil(() => document.querySelector('[data-lightbox][data-status="open"]') !== null)
    document.querySelector<HTMLElement>('[data-control="close"]')?.click()
    await waitUntil(() => document.querySelector('[data-lightbox]') === null)
    // React removes listeners after the nodes.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  }
  await round()
  const before = await measure()
  for (let i = 0; i < rounds; i++) await round()
  const after = await measure()
  unmount()
  return { before, after }
}
