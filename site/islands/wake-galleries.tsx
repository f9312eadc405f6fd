import {
  GalleryIndex,
  LiveGallery,
  prepareLiveGallery,
  readState,
  type LoadLightbox,
} from '@tessera/gallery'
import type { Gallery } from '@tessera/gallery/core'
import { startTransition, useEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import type { GalleryFile } from '../wire/gallery-file'
import { unpackTile } from '../wire/packed-tile'
import { loadGalleryLabels } from './gallery-labels'
import { fetchAnswer } from './fetch-json'
import { bringGallerySheets } from './gallery-sheets'
import { keepTyped } from './keep-typed'

const loadLightbox: LoadLightbox = async () => (await import('./lightbox')).Lightbox

/** Only galleries too large to travel ask. */
const askServer = async (gallery: Gallery, address: string) =>
  (await import('./ask-server')).askServer(gallery, address)

/** Settles when every gallery answers by itself. Rejects when one could not be woken: its links still work. */
export async function wakeGalleries(roots: Iterable<HTMLElement>): Promise<void> {
  await Promise.all([...roots].map(wakeGallery))
}

async function wakeGallery(root: HTMLElement): Promise<void> {
  const address = root.dataset['island'] ?? ''
  const sheets = bringGallerySheets()
  const [{ gallery, tiles, articles }, isPageOlder] = await fetchFile(address)
  const search = root.dataset['islandSearch'] ?? ''
  const state = readState(gallery, search)
  const source = tiles
    ? new GalleryIndex(
        gallery,
        tiles.map((tile) => unpackTile(tile, articles)),
      )
    : await askServer(gallery, address)
  const [initialView, lightbox, labels] = await Promise.all([
    source.view(state),
    state.view === null ? null : loadLightbox(),
    loadGalleryLabels(),
    sheets,
  ])
  await prepareLiveGallery(gallery, initialView)
  const restoreTyped = keepTyped(root)
  await new Promise<void>((resolve) => {
    const page = (
      <Awake onAwake={resolve}>
        <LiveGallery
          gallery={gallery}
          source={source}
          initialSearch={search}
          initialView={initialView}
          eagerImages={Number(root.dataset['islandEager'] ?? 0)}
          loadLightbox={loadLightbox}
          lightbox={lightbox}
          {...(labels && { labels })}
        />
      </Awake>
    )
    // In slices of 5 ms: on a phone a gallery of sixty tiles would hold up the visitor's finger for 80 ms.
    startTransition(() => {
      if (isPageOlder) createRoot(root).render(page)
      else hydrateRoot(root, page)
    })
  })
  restoreTyped()
  root.dataset['awake'] = ''
}

/** Is the page older than the file, it was led to the present one: what stands in the page is then another drawing. */
async function fetchFile(address: string): Promise<[file: GalleryFile, isPageOlder: boolean]> {
  const answer = await fetchAnswer(address)
  return [await answer.json(), answer.redirected]
}

function Awake({
  onAwake,
  children,
}: {
  readonly onAwake: () => void
  readonly children: React.ReactNode
}) {
  useEffect(onAwake, [onAwake])
  return children
}
