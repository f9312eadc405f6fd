/** Frames to wait for a field: Payload draws those far below only when they come near, and unfolds in 300 ms. */
const MOST_FRAMES = 90
/** So long it has to stand still, in frames, before the focus goes there. */
const STILL_FRAMES = 6

/**
 * Brings a field on the screen, opens what is folded around it, and puts the focus into it.
 * @param id of its element, such as `field-blocks__0__galleryId`
 */
export function revealField(id: string): void {
  let lastTop = NaN
  let still = 0
  let framesLeft = MOST_FRAMES
  const look = () => {
    const field = document.getElementById(id)
    const target = field ?? document.getElementById(rowOf(id))
    if (!target || --framesLeft < 0) return
    unfold(target)
    target.scrollIntoView({ block: field ? 'center' : 'start', behavior: 'instant' })
    const { top } = target.getBoundingClientRect()
    still = field && top === lastTop ? still + 1 : 0
    lastTop = top
    if (still < STILL_FRAMES) requestAnimationFrame(look)
    else operableIn(field)?.focus({ preventScroll: true })
  }
  look()
}

/** The block that a field stands in, as Payload names its element. */
const rowOf = (id: string) => id.replace(/^field-blocks__(\d+)__.*$/, 'blocks-row-$1')

const OPERABLE = 'input:not([type="hidden"]), textarea, button'

const operableIn = (field: HTMLElement | null) =>
  field?.matches(OPERABLE) ? field : field?.querySelector<HTMLElement>(OPERABLE)

/** The outermost first: what lies within is drawn only then. */
function unfold(inner: Element): void {
  const folded = inner.matches('[id^="blocks-row-"]')
    ? inner.querySelector('.collapsible--collapsed')
    : inner.closest('.collapsible--collapsed')
  const toggle = folded?.querySelector('.collapsible__toggle')
  if (toggle instanceof HTMLElement) toggle.click()
}
