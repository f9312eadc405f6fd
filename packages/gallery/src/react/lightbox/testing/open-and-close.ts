import type { Tile } from '../../../core/types'
import { mountLightbox } from './mount-lightbox'

const until = (isTrue: () => boolean) =>
  new Promise<void>((resolve) => {
    const look = () => (isTrue() ? resolve() : requestAnimationFrame(look))
    look()
  })

/** Opens and closes a stage's lightbox, and takes the same measure before and after. */
export async function openAndClose<T>(tiles: readonly Tile[], rounds: number, measure: () => T) {
  const leave = mountLightbox(tiles)
  await until(() => document.querySelector('[data-zoom]') !== null)
  const round = async () => {
    document.querySelector<HTMLElement>('[data-zoom]')?.click()
    await until(() => document.querySelector('[data-lightbox][data-status="open"]') !== null)
    document.querySelector<HTMLElement>('[data-control="close"]')?.click()
    await until(() => document.querySelector('[data-lightbox]') === null)
    // React takes listeners away a moment after the nodes.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  }
  await round()
  const before = measure()
  for (let i = 0; i < rounds; i++) await round()
  const after = measure()
  leave()
  return { before, after }
}
