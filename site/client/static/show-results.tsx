import { cleanQuery } from '@tessera/gallery/core'
import { createRoot } from 'react-dom/client'
import { SearchResults } from '../../components/pages/SearchPage'
import { loadMessages } from '../../i18n/load-messages'
import type { GalleryFile } from '../../serialization/gallery-file'
import { packTile } from '../../serialization/packed-tile'
import { hydrateGalleries } from '../galleries/hydrate-galleries'
import { loadSearchIndex } from './search-index'

/**
 * Shows the results of the query in the URL, which a server would have rendered.
 * @param page the search page, whose box has the query
 * @param action URL of the search page
 */
export async function showResults(page: Element, action: string): Promise<void> {
  const query = cleanQuery(new URLSearchParams(location.search).get('q') ?? '')
  const field = page.querySelector('input')
  if (query === '') return
  if (field && field !== document.activeElement) field.value = query
  const [index, messages] = await Promise.all([loadSearchIndex(action), loadMessages()])
  const { tiles, total } = index.find(query)
  const file: GalleryFile = {
    articles: '',
    gallery: index.galleryOf(tiles),
    tiles: tiles.map((tile) => packTile(tile, '')),
  }
  const gallery = <Results file={file} />
  const relaxations = total > 0 ? [] : index.relax(query)
  const results = { total, shown: tiles.length, gallery, relaxations }
  const home = action.replace(/[^/]+\/$/, '')
  const container = document.createElement('div')
  createRoot(container).render(<SearchResults {...{ query, results, messages, home, action }} />)
  page.append(container)
}

function Results({ file }: { readonly file: GalleryFile }) {
  return <div className="gallery-root" ref={(root) => void (root && mountGallery(root, file))} />
}

async function mountGallery(root: HTMLElement, file: GalleryFile): Promise<void> {
  if (root.dataset['gallerySearch'] !== undefined) return
  const url = URL.createObjectURL(new Blob([JSON.stringify(file)]))
  root.dataset['galleryFile'] = url
  root.dataset['gallerySearch'] = location.search
  root.dataset['galleryStale'] = 'true'
  await hydrateGalleries([root], async () => undefined)
  URL.revokeObjectURL(url)
  // Articles do not lead back to results, whose data is gone by then.
  delete root.dataset['galleryFile']
}
