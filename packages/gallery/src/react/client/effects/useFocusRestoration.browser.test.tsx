import { useRef } from 'react'
import { expect, test } from 'vitest'
import { GalleryIndex } from '../../../core/gallery-index'
import { readState } from '../../../core/url/search-params'
import { render } from '../../../testing/render'
import { galleryOf, tileOf } from '../../../testing/tiles/tiles'
import type { GallerySnapshot } from '../../store/gallery-snapshot'
import { useFocusRestoration } from './useFocusRestoration'

const gallery = galleryOf({ paging: { kind: 'more', size: 2 } })
const index = new GalleryIndex(
  gallery,
  ['a', 'b', 'c', 'd'].map((id) => tileOf(id, {})),
)

function snapshot(search: string): GallerySnapshot {
  const state = readState(gallery, search)
  return { search, state, view: index.view(state), status: 'shown' }
}

/** A gallery whose tiles have been loaded before the effects. */
function LoadedBeforeEffects() {
  const section = useRef<HTMLElement>(null)
  const shown = snapshot('?work.page=2')
  useFocusRestoration(section, gallery.id, shown, {
    initial: snapshot(''),
    deferred: {},
  })
  return (
    <section ref={section}>
      {shown.view.tiles.map(({ id }) => (
        <article key={id} data-tile={id}>
          <a href={`/${id}`}>{id}</a>
        </article>
      ))}
      <nav data-paging>
        {/* It has had the focus since it was clicked. */}
        <a href="?work.page=3" ref={(link) => link?.focus()}>
          Load more
        </a>
      </nav>
    </section>
  )
}

test('tiles that were loaded before the effects get the focus', async () => {
  await render(<LoadedBeforeEffects />)
  expect(document.activeElement?.textContent).toBe('c')
})
