import { useListQuery } from '@payloadcms/ui'
import './empty-library.css'

/** What to do while there is no image. Payload's list says it when a search or filter finds none. */
export function EmptyLibrary() {
  const { data, query } = useListQuery()
  const isFiltered = Boolean(query.search) || Object.keys(query.where ?? {}).length > 0
  if (data?.totalDocs !== 0 || isFiltered) return null
  return (
    <section className="tessera-empty-library" aria-label="No images yet">
      <h2>No images yet</h2>
      <p>
        Drop files or whole folders anywhere here. Titles, keywords and alt texts are read from
        them; “Make a gallery” shows them to visitors.
      </p>
    </section>
  )
}
