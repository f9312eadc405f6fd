/** A term of an article or image. */
export interface TermLink {
  readonly label: string
  /** A gallery that shows the work, filtered by the term; null if none has this filter. */
  readonly href: string | null
}

/** The terms of an article or image above its title. Renders nothing without terms. */
export function TermList({ terms }: { readonly terms: readonly TermLink[] }) {
  if (terms.length === 0) return null
  return (
    <ul className="article-terms" data-details-part="">
      {terms.map(({ label, href }) => (
        <li key={label}>{href === null ? label : <a href={href}>{label}</a>}</li>
      ))}
    </ul>
  )
}
