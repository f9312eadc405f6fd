import { useCallback, useRef, useState, type MouseEvent, type ReactNode } from 'react'
import { popoverTarget } from './popover-target'
import { useMenuPosition } from './useMenuPosition'

/**
 * Links behind a button. The browser's popover opens it, closes it at a click outside and at Escape, and closes one
 * when another opens, with or without script; script keeps `aria-expanded` true and closes it once one is followed,
 * unless it stays for several.
 */
export function Menu(props: {
  /** Unique on the page. */
  readonly id: string
  readonly label: string
  /** What the button says. */
  readonly text: string
  readonly isChosen: boolean
  readonly staysOpen?: boolean
  readonly children: ReactNode
}) {
  const { id, label, text, isChosen, staysOpen = false, children } = props
  const menu = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  // It may be open before this component comes alive: the browser needs no script for that. The listener goes with its
  // node; React 18 knows no `onToggle` here.
  const followMenu = useCallback((element: HTMLDivElement | null) => {
    menu.current = element
    const update = () => setOpen(element?.matches(':popover-open') ?? false)
    element?.addEventListener('toggle', update)
    update()
  }, [])
  useMenuPosition(menu, open)
  const closeAfterChoice = (event: MouseEvent) => {
    if (event.defaultPrevented && !staysOpen) menu.current?.hidePopover()
  }
  return (
    <>
      <button
        type="button"
        data-dropdown
        data-selected={isChosen ? '' : undefined}
        aria-expanded={open}
        {...popoverTarget(id)}
      >
        {text}
      </button>
      <div
        ref={followMenu}
        id={id}
        popover="auto"
        role="group"
        aria-label={label}
        onClick={closeAfterChoice}
      >
        {children}
      </div>
    </>
  )
}
