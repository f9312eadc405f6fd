import type { Tooltip } from '@tessera/content'
import { useContext, type ReactNode } from 'react'
import { TooltipIds } from './tooltip-ids'

/** Text with a tooltip: a button that opens it, also without script. */
export function TooltipButton({
  tooltip,
  children,
}: {
  readonly tooltip: Tooltip
  readonly children: ReactNode
}) {
  const id = useContext(TooltipIds).get(tooltip)
  if (id === undefined) return children
  return (
    <button
      type="button"
      className="tooltip-mark"
      data-tooltip=""
      popoverTarget={id}
      aria-describedby={id}
      style={{ '--anchor': `--${id}` }}
    >
      {children}
    </button>
  )
}
