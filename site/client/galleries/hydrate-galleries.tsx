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
import type { GalleryFile } from '../../serialization/gallery-file'
import { unpackTile } from '../../serialization/packed-tile'
import { fetchOk } from '../loading/fetch-json'
import { loadGalleryLabels } from './gallery-labels'
import { loadGalleryStyleSheets } from './gallery-style-sheets'
import { releaseHeights } from './release-heights'
import { keepTypedQuery } from './typed-query'

const loadLightbox: LoadLightbox = async () => (await import('./lightbox')).Lightbox

const loadServerSource = async (gallery: Gallery, fileUrl: string) =>
  (await import('./server-source')).createServerSource(gallery, fileUrl)

/**
 * Hydrates galleries that components/pages/GalleryRoot.tsx rendered.
 *
 * @throws when one of them could not be hydrated; its links still work
 */
export async function hydrateGalleries(roots: readonly HTMLElement[]): Promise<void> {
  await Promise.all(roots.map(hydrateGallery))
  releaseHeights(roots)
}

async function hydrateGallery(root: HTMLElement): Promise<void> {
  const fileUrl = root.dataset['galleryFile'] ?? ''
  const styleSheets = loadGalleryStyleSheets()
  const [{ gallery, tiles, articles }, isPageStale] = await fetchFile(fileUrl)
  const search = root.dataset['gallerySearch'] ?? ''
  const state = readState(gallery, search)
  // The file of a large gallery has no tiles.
  const source = tiles
    ? new GalleryIndex(
        gallery,
        tiles.map((tile) => unpackTile(tile, articles)),
      )
    : await loadServerSource(gallery, fileUrl)
  const [initialView, lightbox, labels] = await Promise.all([
    source.view(state),
    state.openTileId === null ? null : loadLightbox(),
    loadGalleryLabels(),
    styleSheets,
  ])
  await prepareLiveGallery(gallery, initialView)
  const restoreTypedQuery = keepTypedQuery(root)
  await new Promise<void>((resolve) => {
    const element = (
      <MountObserver onMount={resolve}>
        <LiveGallery
          gallery={gallery}
          source={source}
          initialSearch={search}
          initialView={initialView}
          eagerImages={Number(root.dataset['galleryEager'] ?? 0)}
          loadLightbox={loadLightbox}
          lightbox={lightbox}
          {...(labels && { labels })}
        />
      </MountObserver>
    )
    // A transition renders in slices of 5 ms. Without one, a gallery of sixty tiles blocks a phone for 80 ms.
    startTransition(() => {
      if (isPageStale) createRoot(root).render(element)
      else hydrateRoot(root, element)
    })
  })
  restoreTypedQuery()
  root.dataset['hydrated'] = ''
}

/**
 * If the page is older than the data file, the request was redirected to the current file. The server markup is stale,
 * so the gallery is rendered from scratch instead of being hydrated.
 */
async function fetchFile(url: string): Promise<[file: GalleryFile, isPageStale: boolean]> {
  const response = await fetchOk(url)
  return [await response.json(), response.redirected]
}

/** Calls back after its children are mounted. */
function MountObserver({
  onMount,
  children,
}: {
  readonly onMount: () => void
  readonly children: React.ReactNode
}) {
  useEffect(onMount, [onMount])
  return children
}
