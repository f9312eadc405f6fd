import { useLocale } from '@payloadcms/ui'
import {
  repeatLength,
  resolvePattern,
  wholeRepeats,
  type Gallery,
  type GridSize,
} from '@tessera/gallery/layouts'
import { useState } from 'react'
import { ArrangeGrid } from '../../arrange/ArrangeGrid'
import { useArrangement } from '../../arrange/useArrangement'
import { BREAKPOINT_LABELS } from '../../breakpoint-labels'
import type { GalleryInForm } from '../gallery-in-form'
import { placePreviewTiles, PREVIEW_WIDTH } from './place-preview-tiles'
import type { GalleryPreview } from '../preview'
import { gridStyle, PreviewBreakpoint, rectStyle } from './PreviewBreakpoint'
import { tileShapes } from './tile-shapes'

interface Props {
  readonly gallery: Omit<GalleryInForm, 'pattern'> & Pick<Gallery, 'pattern' | GridSize>
  readonly preview: GalleryPreview
  /** Path of the block with a trailing dot. */
  readonly prefix: string
}

/** The tiles at all breakpoints. Those of the desktop can be arranged. */
export function PreviewTiles({ gallery, preview, prefix }: Props) {
  const { rtl } = useLocale()
  const [showsAll, setShowsAll] = useState(false)
  const arranged = useArrangement({ gallery, tiles: preview.tiles, prefix })
  const all = preview.tiles.length
  const count = showsAll ? all : Math.min(all, tilesOnPage(gallery))
  const tiles = arranged.shown.slice(0, count)
  const rects = placePreviewTiles(gallery, tiles, 'wide')
  const width = PREVIEW_WIDTH.wide
  return (
    <>
      <div className="tessera-preview__breakpoints" dir={rtl ? 'rtl' : undefined}>
        <figure className="tessera-preview__breakpoint" data-breakpoint="wide">
          <figcaption>
            {BREAKPOINT_LABELS.wide} <span>{width} px · drag the tiles to order them by hand</span>
          </figcaption>
          <ArrangeGrid
            arranged={arranged}
            count={count}
            layout={gallery.layout}
            style={gridStyle(width, rects)}
            styleOf={(index) => rectStyle(rects.rectAt(index), width, rects.height)}
            canBeLarge={gallery.layout === 'mosaic'}
            ratios={tileShapes(gallery)}
          />
        </figure>
        {(['narrow', 'medium'] as const).map((breakpoint) => (
          <PreviewBreakpoint
            key={breakpoint}
            breakpoint={breakpoint}
            gallery={gallery}
            tiles={tiles}
          />
        ))}
      </div>
      <p className="field-description">
        {count === preview.matching
          ? `${count === 1 ? 'The only tile, as visitors would see it' : `All ${count} tiles, as visitors would see them`} now.`
          : `The first ${count} of ${preview.matching} tiles, as visitors would see them now.`}{' '}
        {preview.excluded > 0 && `${preview.excluded} matching articles are left out. `}
        {all > tilesOnPage(gallery) && (
          <button
            type="button"
            className="tessera-preview__more"
            onClick={() => setShowsAll(!showsAll)}
          >
            {showsAll
              ? 'Show the first page'
              : `Show ${all === preview.matching ? 'all' : `the first ${all}`}`}
          </button>
        )}
      </p>
    </>
  )
}

/** As on the site: a page whose tiles are assigned to cells has whole repeats of the pattern. */
function tilesOnPage({ pageSize, fitShapes, layout, arrangement, ...rest }: Props['gallery']) {
  if (pageSize === null) return Infinity
  const assigns = fitShapes || (layout === 'mosaic' && arrangement.large.length > 0)
  return assigns ? wholeRepeats(pageSize, repeatLength(resolvePattern(rest))) : pageSize
}
