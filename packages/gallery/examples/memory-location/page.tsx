import { Gallery, MemoryLocation } from '@tessera/gallery'
import { useState } from 'react'
import { images } from '../image-inputs'
import { show } from '../show'

const SEARCH = '?work.topic=Posters'

function Work() {
  const [search, setSearch] = useState(SEARCH)
  return (
    <>
      <p data-example-controls>
        <output aria-label="Query string">{search || 'no query string'}</output>
      </p>
      <MemoryLocation search={SEARCH} onChange={setSearch}>
        <Gallery id="work" title="Selected work" images={images} />
      </MemoryLocation>
    </>
  )
}

show(<Work />)
