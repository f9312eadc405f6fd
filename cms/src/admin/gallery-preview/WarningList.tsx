import type { Warning } from './warnings'

/** Plain sentences; announced when they come. */
export const WarningList = ({ warnings }: { readonly warnings: readonly Warning[] }) => (
  <div role="status" className="tessera-warnings" data-empty={warnings.length ? undefined : ''}>
    {warnings.length > 0 && (
      <ul>
        {warnings.map(({ text, links }) => (
          <li key={text}>
            {text}{' '}
            {links.map(({ label, href }, index) => (
              <span key={href}>
                {index > 0 && ', '}
                {/* Unsaved work stays: documents open beside. */}
                <a
                  href={href}
                  target={href.startsWith('#') ? undefined : '_blank'}
                  rel="noreferrer"
                >
                  {label}
                </a>
              </span>
            ))}
          </li>
        ))}
      </ul>
    )}
  </div>
)
