import type { ReactNode } from 'react'

export type ControlName =
  'close' | 'previous' | 'next' | 'slideshow' | 'full-size' | 'full-screen' | 'share' | 'download'

/** A control of the lightbox: a button with script, a link without. */
export function Control({
  name,
  label,
  href = null,
  onPress,
  save = false,
  children,
}: {
  readonly name: ControlName
  readonly label: string
  readonly href?: string | null
  readonly onPress?: (() => void) | undefined
  /** Does the link save what it leads to? */
  readonly save?: boolean
  readonly children: ReactNode
}) {
  if (onPress) {
    return (
      <button type="button" data-control={name} aria-label={label} onClick={onPress}>
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
      download={save || undefined}
    >
      {children}
    </a>
  )
}
