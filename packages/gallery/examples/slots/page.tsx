import { Gallery, type ComponentSlot } from '@tessera/gallery'
import type { Tile } from '@tessera/gallery'
import { images } from '../image-inputs'
import { show } from '../show'
import './slots.css'

const renderFilters = ({ children }: ComponentSlot) => (
  <details open className="slots-filters">
    <summary>Filter and search</summary>
    {children}
  </details>
)

const renderCaption = (tile: Tile) => (
  <span>
    {tile.title}, <em>{tile.terms['year']?.join()}</em>
  </span>
)

const renderEmpty = ({ children }: ComponentSlot) => (
  <>
    <p>The drawer is empty.</p>
    {children}
  </>
)

show(
  <Gallery
    id="work"
    title="Selected work"
    images={images}
    search
    {...{ renderFilters, renderCaption, renderEmpty }}
  />,
)
