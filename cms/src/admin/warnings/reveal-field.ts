/** Frames to wait for a field: Payload renders distant fields only near the viewport, and expands a block in 300 ms. */
const MAX_FRAMES = 90
/** Frames without a change of position before the field gets the focus. */
const STABLE_FRAMES = 6

/**
 * Scrolls a field into view, expands the collapsed blocks around it, and focuses it.
 * @param id of its element, such as `field-blocks__0__galleryId`
 */
export function revealField(id: string): void {
  let lastTop = NaN
  let stableFrames = 0
  let framesLeft = MAX_FRAMES
  const step = () => {
    const field = document.getElementById(id)
    const target = field ?? document.getElementById(rowId(id))
    if (!target || --framesLeft < 0) return
    expandAround(target)
    target.scrollIntoView({ block: field ? 'center' : 'start', behavior: 'instant' })
    const { top } = target.getBoundingClientRect()
    stableFrames = field && top === lastTop ? stableFrames + 1 : 0
    lastTop = top
    if (stableFrames < STABLE_FRAMES) requestAnimationFrame(step)
    else controlIn(field)?.focus({ preventScroll: true })
  }
  step()
}

/** Element id of the block that contains a field. */
const rowId = (fieldId: string) => fieldId.replace(/^field-blocks__(\d+)__.*$/, 'blocks-row-$1')

const CONTROLS = 'input:not([type="hidden"]), textarea, button'

const controlIn = (field: HTMLElement | null) =>
  field?.matches(CONTROLS) ? field : field?.querySelector<HTMLElement>(CONTROLS)

/** Expands the outermost collapsed element: Payload renders its content only then. */
function expandAround(inner: Element): void {
  const collapsed = inner.matches('[id^="blocks-row-"]')
    ? inner.querySelector('.collapsible--collapsed')
    : inner.closest('.collapsible--collapsed')
  const toggle = collapsed?.querySelector('.collapsible__toggle')
  if (toggle instanceof HTMLElement) toggle.click()
}
