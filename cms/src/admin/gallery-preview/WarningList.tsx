import type { MouseEvent } from 'react'
import { revealField } from './reveal-field'
import type { Warning } from './warnings'

/** Plain sentences with the places to mend them. */
export const WarningList = ({ warnings }: { readonly warnings: readonly Warning[] }) => (
  <ul className="tessera-warnings">
    {warnings.map(({ text, links }) => (
      <li key={text}>
        {text}{' '}
        {links.map(({ label, href }, index) => (
          <span key={href}>
            {index > 0 && ', '}
            {/* Unsaved work stays: documents open beside. */}
            {href.startsWith('#') ? (
              <a href={href} onClick={toField}>
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

/** The browser alone would not open what is folded around it. */
function toField(event: MouseEvent<HTMLAnchorElement>) {
  event.preventDefault()
  revealField(event.currentTarget.hash.slice(1))
}
