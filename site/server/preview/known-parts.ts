import { AsyncLocalStorage } from 'node:async_hooks'
import type { GridContent } from '@tessera/gallery/server'
import { contentHash } from '../content-hash'

/**
 * The panel of a live preview asks for a page after every autosave. It names the parts that it has of the page before,
 * and these are not sent again: the tiles of a gallery are nearly all of a page, and rarely change with it.
 */

/** Request header with the hashes of these parts, separated by spaces. */
export const KNOWN_PARTS = 'x-preview-parts'

const knownParts = new AsyncLocalStorage<ReadonlySet<string>>()

/** @param header as sent by the panel; absent for a request of a page as a whole */
export const runWithKnownParts = <T>(header: string | undefined, run: () => T): T =>
  knownParts.run(new Set(header?.split(' ')), run)

/** A part of the page, or nothing if the panel has it. In a preview its element has the hash. */
export function toPart(markup: readonly string[]): GridContent {
  const known = knownParts.getStore()
  if (!known) return { html: markup.join('') }
  const hash = contentHash(...markup)
  return {
    html: known.has(hash) ? '' : markup.join(''),
    attributes: { 'data-preview-part': hash },
  }
}
