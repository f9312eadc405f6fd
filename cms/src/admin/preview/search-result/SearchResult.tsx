import { describeFaults } from './describe-faults'
import type { PageMetadata } from './read-metadata'
import './search-result.css'

/** How the page looks in search results, and where somebody shares its link. */
export function SearchResult({ metadata }: { readonly metadata: PageMetadata }) {
  const { title, siteName, description, breadcrumbs, image } = metadata
  const faults = describeFaults(metadata)
  return (
    <div className="tessera-search-result" role="group" aria-label="Search result" tabIndex={0}>
      <section aria-labelledby="tessera-in-search">
        <h3 id="tessera-in-search">In search results</h3>
        <div className="tessera-search-result__card">
          <p className="tessera-search-result__site">
            {siteName}
            <span dir="ltr">{breadcrumbs}</span>
          </p>
          <p className="tessera-search-result__title">{title}</p>
          <p>{description ?? 'A sentence of the page.'}</p>
        </div>
      </section>
      <section aria-labelledby="tessera-when-shared">
        <h3 id="tessera-when-shared">When somebody shares the link</h3>
        <div className="tessera-search-result__card" data-shared>
          {image && <img src={image.src} alt={image.alt} />}
          <div>
            <p className="tessera-search-result__title">{title}</p>
            <p>{description}</p>
            <p className="tessera-search-result__site">{siteName}</p>
          </div>
        </div>
      </section>
      {faults.length > 0 && (
        <ul aria-label="Notes">
          {faults.map((fault) => (
            <li key={fault}>{fault}</li>
          ))}
        </ul>
      )}
      <p>
        Title and description are those of the form, the image is its cover or the first one. Others
        may show them in another way.
      </p>
    </div>
  )
}
