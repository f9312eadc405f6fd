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
import type { FirstClicks } from './first-clicks/first-clicks'
import { loadGalleryLabels } from './gallery-labels'
import { loadGalleryStyleSheets } from './gallery-style-sheets'
import { releaseHeights } from './release-heights'
import { keepTypedQuery } from './first-clicks/typed-query'

const loadLightbox: LoadLightbox = async () => (await import('./lightbox')).Lightbox

const loadServerSource = async (gallery: Gallery, fileUrl: string) =>
  (await import('./server-source')).createServerSource(gallery, fileUrl)

/** The response with the data file of a gallery; null when there is none. */
type EarlyFile = Promise<Response | null>

/**
 * Hydrates galleries that components/blocks/GalleryBlock.tsx rendered: one after another, when the page is idle.
 *
 * @param files those of the roots, as far as they were requested beside this script
 * @param lock from when it resolves, no click changes a gallery's markup
 * @throws when one of them could not be hydrated; its links still work
 */
export async function hydrateGalleries(
  roots: readonly HTMLElement[],
  lock: FirstClicks['lock'],
  files: readonly EarlyFile[] = [],
): Promise<void> {
  const fileOf = new Map(roots.map((root, index) => [root, files[index]]))
  let turn: Promise<unknown> = Promise.resolve()
  const hydrations = roots
    .toSorted((a, b) => Number(isUsed(b)) - Number(isUsed(a)))
    .map((root) => {
      const hydration = hydrateGallery(root, lock, turn, fileOf.get(root))
      turn = hydration.catch(() => undefined).then(idle)
      return hydration
    })
  await Promise.all(hydrations)
  releaseHeights(roots)
}

/** Not `whenIdle` of the gallery: it is in a chunk that this script would wait for. */
const idle = () =>
  new Promise<unknown>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: IDLE_TIMEOUT_MS })
    else setTimeout(resolve)
  })
/** Longest wait for an idle page between two galleries, in ms. */
const IDLE_TIMEOUT_MS = 500

/** Whether the visitor points at a gallery, touched it last or has the focus in it. It is hydrated before the others. */
const isUsed = (root: HTMLElement) => root.matches(':hover, :focus-within')

/** @param turn from when it resolves, the gallery may use the main thread; it loads its data before */
async function hydrateGallery(
  root: HTMLElement,
  lock: FirstClicks['lock'],
  turn: Promise<unknown>,
  early: EarlyFile | undefined,
): Promise<void> {
  const styleSheets = loadGalleryStyleSheets()
  const { file, fileUrl, isPageStale } = await fetchFileOf(root, lock, early)
  const { gallery, tiles, articles } = file
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
  await turn
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
      if (isPageStale || root.dataset['galleryStale']) createRoot(root).render(element)
      else hydrateRoot(root, element)
    })
  })
  restoreTypedQuery()
  root.dataset['hydrated'] = ''
  // A click waits for it.
  root.dispatchEvent(new Event('hydrated'))
}

/**
 * If the page is older than the data file, the request was redirected to the current file. The server markup is stale,
 * so the gallery is rendered from scratch instead of being hydrated.
 */
async function fetchFile(fileUrl: string, early?: EarlyFile) {
  const requested = await early
  const response = requested?.ok ? requested : await fetchOk(fileUrl)
  const file: GalleryFile = await response.json()
  return { file, fileUrl, isPageStale: response.redirected }
}

/** Fetches a gallery's data file and locks the gallery. A click may have brought markup of newer data meanwhile. */
async function fetchFileOf(
  root: HTMLElement,
  lock: FirstClicks['lock'],
  early: EarlyFile | undefined,
) {
  const urlOf = () => root.dataset['galleryFile'] ?? ''
  const fetched = await fetchFile(urlOf(), early)
  await lock(root)
  return urlOf() === fetched.fileUrl ? fetched : fetchFile(urlOf())
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
