import {
  ActiveFilters,
  GalleryFilters,
  GalleryGrid,
  GalleryLightbox,
  GalleryRoot,
  GalleryStatus,
  useGallery,
} from '@tessera/gallery'
import { images } from '../image-inputs'
import { show } from '../show'
import './own-components.css'

function Work() {
  const gallery = useGallery({ id: 'work', images, layout: 'masonry' })
  return (
    <GalleryRoot gallery={gallery} className="own-components">
      <aside aria-label="Filters">
        <h2>Selected work</h2>
        <GalleryFilters gallery={gallery} />
        <GalleryStatus gallery={gallery} />
        <ActiveFilters gallery={gallery} />
      </aside>
      <div>
        <GalleryGrid gallery={gallery} />
      </div>
      <GalleryLightbox gallery={gallery} />
    </GalleryRoot>
  )
}

show(<Work />)
