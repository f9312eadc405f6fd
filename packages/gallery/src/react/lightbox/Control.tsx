import type { ReactNode } from 'react'

export type ControlName =
  'close' | 'previous' | 'next' | 'slideshow' | 'full-size' | 'full-screen' | 'share'

/** A control of the lightbox: a button with script, a link without. */
export function Control({
  name,
  label,
  href = null,
  onPress,
  children,
}: {
  readonly name: ControlName
  readonly label: string
  readonly href?: string | null
  readonly onPress: (() => void) | undefined
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
    <a data-control={name} aria-label={label} href={href} rel="nofollow">
      {children}
    </a>
  )
}
