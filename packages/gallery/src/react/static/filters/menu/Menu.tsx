import { useCallback, useRef, useState, type MouseEvent, type ReactNode } from 'react'
import { popoverTarget } from './popover-target'
import { loadOpenMenu, useOpenMenu } from './useOpenMenu'

/**
 * A button with a popover of links. The browser opens it and closes it (click outside, Escape, another popover), with or
 * without script. Script updates `aria-expanded` and closes the popover after a click on a link, unless `staysOpen`.
 */
export function Menu(props: {
  /** Unique on the page. */
  readonly id: string
  readonly label: string
  /** Accessible name of the button that closes it, on phones. */
  readonly closeLabel: string
  readonly heading: 'h3' | 'h4' | 'h5'
  /** Text of the button. */
  readonly text: string
  readonly hasSelection: boolean
  readonly staysOpen?: boolean
  readonly children: ReactNode
}) {
  const { id, label, closeLabel, heading: Heading, text } = props
  const { hasSelection, staysOpen = false, children } = props
  const menu = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  // The visitor may have opened it before hydration. A listener on the node: React 18 has no `onBeforeToggle` here.
  const followMenu = useCallback((element: HTMLDivElement | null) => {
    menu.current = element
    element?.addEventListener('beforetoggle', ({ newState }) => setOpen(newState === 'open'))
    setOpen(element?.matches(':popover-open') ?? false)
  }, [])
  useOpenMenu(menu, isOpen)
  const closeAfterClick = (event: MouseEvent) => {
    if (event.defaultPrevented && !staysOpen) menu.current?.hidePopover()
  }
  return (
    <>
      <button
        type="button"
        data-dropdown
        data-selected={hasSelection ? '' : undefined}
        aria-expanded={isOpen}
        onPointerEnter={loadOpenMenu}
        onFocus={loadOpenMenu}
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
        onClick={closeAfterClick}
      >
        {/* Shown where the popover is a sheet. */}
        <div data-menu-title>
          <Heading>{label}</Heading>
          <button type="button" data-close aria-label={closeLabel} {...popoverTarget(id, 'hide')} />
        </div>
        {children}
      </div>
    </>
  )
}
