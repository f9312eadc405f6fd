import type { CSSProperties } from 'react'

/** In the markup, because only pages of previews have it: the style sheets of all pages stay as small. */
const STYLE: CSSProperties = {
  margin: 0,
  padding: '0.5rem 1rem',
  font: '500 0.875rem/1.4 system-ui, sans-serif',
  textAlign: 'center',
  color: '#fff',
  background: '#1f2937',
}

/** Tells people without an account that they see a draft, and of when. */
export const DraftNotice = ({ text }: { readonly text: string }) => (
  <p role="note" style={STYLE}>
    {text}
  </p>
)
