import type { MouseEvent } from 'react'
import { revealField } from './reveal-field'
import type { Warning } from './gallery-warnings'
import './warnings.css'

/** Warnings with links to the fields and documents that fix them. */
export const WarningList = ({ warnings }: { readonly warnings: readonly Warning[] }) => (
  <ul className="tessera-warnings">
    {warnings.map(({ text, links }) => (
      <li key={text}>
        {text}{' '}
        {links.map(({ label, href }, index) => (
          <span key={href}>
            {index > 0 && ', '}
            {/* Documents open in a new tab, so that unsaved changes are not lost. */}
            {href.startsWith('#') ? (
              <a href={href} onClick={revealLinkedField}>
                {label}
              </a>
            ) : (
              <a href={href} target="_blank" rel="noreferrer">
                {label}
              </a>
            )}
          </span>
        ))}
      </li>
    ))}
  </ul>
)

/** The browser's own jump does not expand collapsed blocks. */
function revealLinkedField(event: MouseEvent<HTMLAnchorElement>) {
  event.preventDefault()
  revealField(event.currentTarget.hash.slice(1))
}
