import { useRef, useState, type RefObject } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { GalleryIndex } from '../../../core/gallery-index'
import { readState } from '../../../core/url/search-params'
import { render } from '../../../testing/render'
import { galleryOf, tileOf } from '../../../testing/tiles/tiles'
import type { GallerySnapshot } from '../../store/gallery-snapshot'
import { useLastFocus, type LastFocus } from '../useLastFocus'
import { useFocusRestoration } from './useFocusRestoration'

const gallery = galleryOf({ paging: { kind: 'more', size: 2 } })
const source = new GalleryIndex(
  gallery,
  ['a', 'b', 'c', 'd'].map((id) => tileOf(id, {})),
)

function snapshot(search: string): GallerySnapshot {
  const state = readState(gallery, search)
  return { search, state, view: source.view(state), status: 'shown' }
}

/** A gallery of two pages that is used before its effects are loaded. */
function LoadedBeforeEffects({ pages }: { readonly pages: readonly string[] }) {
  const section = useRef<HTMLElement>(null)
  const lastFocus = useLastFocus(section)
  const [index, setIndex] = useState(0)
  const [hasEffects, setHasEffects] = useState(false)
  const shown = snapshot(pages[index] ?? '')
  const next = pages[index + 1]
  return (
    <>
      <section ref={section}>
        {shown.view.tiles.map(({ id }) => (
          <article key={id} data-tile={id}>
            <a href={`/${id}`}>{id}</a>
          </article>
        ))}
        <nav data-paging>
          {next && <button onClick={() => setIndex(index + 1)}>Load more</button>}
        </nav>
      </section>
      <button onClick={() => setHasEffects(true)}>Load effects</button>
      {hasEffects && <Effects {...{ section, shown, lastFocus }} />}
    </>
  )
}

function Effects(props: {
  readonly section: RefObject<HTMLElement | null>
  readonly shown: GallerySnapshot
  readonly lastFocus: RefObject<LastFocus>
}) {
  useFocusRestoration(props.section, gallery.id, props.shown, snapshot(''), props.lastFocus)
  return null
}

test.for([
  ['while the link is there', ['', '?work.page=2', '?work.page=3']],
  ['although the link has gone', ['', '?work.page=2']],
] as const)('tiles that were loaded before the effects get the focus, %s', async ([, pages]) => {
  await render(<LoadedBeforeEffects pages={pages} />)
  const button = (name: string) => page.getByRole('button', { name })
  await button('Load more').click()
  await expect.poll(() => document.querySelectorAll('[data-tile]').length).toBe(4)
  button('Load effects')
    .element()
    .dispatchEvent(new MouseEvent('click', { bubbles: true }))
  await expect.poll(() => document.activeElement?.textContent).toBe('c')
})
