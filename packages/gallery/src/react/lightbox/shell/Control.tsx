import type { ReactNode } from 'react'

/** A control of the lightbox: a button if `onClick` is given, else a link, else nothing. */
export function Control({
  name,
  label,
  href = null,
  onClick,
  download = false,
  expanded,
  controls,
  children,
}: {
  readonly name:
    | 'close'
    | 'previous'
    | 'next'
    | 'slideshow'
    | 'full-size'
    | 'full-screen'
    | 'share'
    | 'download'
    | 'details'
    | 'hide-details'
  readonly label: string
  readonly href?: string | null
  readonly onClick?: (() => void) | undefined
  /** Whether the link saves its target. */
  readonly download?: boolean
  /** Whether the element that it shows and hides is shown, and the id of that element. */
  readonly expanded?: boolean
  readonly controls?: string
  readonly children: ReactNode
}) {
  if (onClick) {
    return (
      <button
        type="button"
        data-control={name}
        aria-label={label}
        aria-expanded={expanded}
        aria-controls={controls}
        onClick={onClick}
      >
        {children}
      </button>
    )
  }
  if (href === null) return null
  return (
    <a
      data-control={name}
      aria-label={label}
      href={href}
      rel="nofollow"
      download={download || undefined}
    >
      {children}
    </a>
  )
}
