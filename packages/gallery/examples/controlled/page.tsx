import { Gallery } from '@tessera/gallery'
import { INITIAL_STATE, selectOption } from '@tessera/gallery/core'
import { useState } from 'react'
import { images } from '../image-inputs'
import { show } from '../show'

function Work() {
  const [state, setState] = useState(INITIAL_STATE)
  return (
    <>
      <p data-example-controls>
        <button type="button" onClick={() => setState(INITIAL_STATE)}>
          Everything
        </button>
        <button
          type="button"
          onClick={() => setState(selectOption(state, 'topic', 'Posters').state)}
        >
          Only posters
        </button>
        <output aria-label="State">{JSON.stringify(state.selection)}</output>
      </p>
      <Gallery title="Selected work" images={images} state={state} onStateChange={setState} />
    </>
  )
}

show(<Work />)
