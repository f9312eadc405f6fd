/** Frames to wait for a field: Payload draws those far below only when they come near. About a second. */
const MOST_FRAMES = 60

/**
 * Brings a field on the screen, opens what is folded around it, and puts the focus into it.
 * @param id of its element, such as `field-blocks__0__galleryId`
 */
export function revealField(id: string, framesLeft = MOST_FRAMES): void {
  const field = document.getElementById(id)
  const row = document.getElementById(rowOf(id))
  const target = field ?? row
  if (!target) return
  const isFolded = unfold(target)
  target.scrollIntoView({ block: field ? 'center' : 'start' })
  const input = field?.matches(OPERABLE) ? field : field?.querySelector<HTMLElement>(OPERABLE)
  if (input && !isFolded && input.checkVisibility()) input.focus({ preventScroll: true })
  else if (framesLeft > 0) requestAnimationFrame(() => revealField(id, framesLeft - 1))
}

const OPERABLE = 'input:not([type="hidden"]), textarea, button'

/** The block that a field stands in, as Payload names its element. */
const rowOf = (id: string) => id.replace(/^field-blocks__(\d+)__.*$/, 'blocks-row-$1')

/** @returns whether something was folded */
function unfold(inner: Element): boolean {
  const folded = inner.closest('.collapsible--collapsed')
  const within = inner.querySelector('.collapsible--collapsed')
  const toggle = (folded ?? (inner.id.startsWith('blocks-row') ? within : null))?.querySelector(
    '.collapsible__toggle',
  )
  if (!(toggle instanceof HTMLElement)) return false
  toggle.click()
  return true
}
