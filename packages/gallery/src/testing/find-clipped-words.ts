export interface ClippedWords {
  /** Words that a box cuts off, one line for each box. */
  readonly clipped: readonly string[]
  /** Words of headings that an ellipsis stands for, one line for each heading. */
  readonly elidedInHeadings: readonly string[]
}

/**
 * Finds the words of the page that are cut off by an element around them. Words that can be scrolled into view are not cut
 * off. Outside of headings, neither are those for which an ellipsis stands: the page of the article has all of them.
 * Self-contained, so that Playwright can run it in a page.
 */
export function findClippedWords(): ClippedWords {
  /** For screen readers, or not yet shown. */
  const UNSEEN =
    'script, style, .visually-hidden, [data-skip-filters]:not(:focus), [data-lightbox] > [role="status"]'
  const clipped = new Map<Element, string[]>()
  const elided = new Map<Element, string[]>()
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement
    if (!parent || isHidden(parent)) continue
    const clips = clipsAround(parent)
    if (clips.length === 0) continue
    for (const { 0: word, index } of (node.nodeValue ?? '').matchAll(/\S+/g)) {
      const range = document.createRange()
      range.setStart(node, index)
      range.setEnd(node, index + word.length)
      const rects = [...range.getClientRects()]
      // The innermost decides: what an ellipsis stands for is not seen at all.
      const clip = clips.find((candidate) => rects.some((rect) => isCut(rect, candidate)))
      if (!clip) continue
      if (!clip.hasEllipsis) add(clipped, clip.element, word)
      else if (/^H\d$/.test(clip.element.tagName)) add(elided, clip.element, word)
    }
  }
  return { clipped: listOf(clipped), elidedInHeadings: listOf(elided) }

  function add(words: Map<Element, string[]>, element: Element, word: string) {
    words.set(element, [...(words.get(element) ?? []), word])
  }

  function listOf(words: Map<Element, string[]>) {
    return [...words].map(([element, list]) => `${nameOf(element)}: ${list.join(' ')}`)
  }

  interface Clip {
    readonly element: Element
    readonly hasEllipsis: boolean
    readonly box: { left: number; top: number; right: number; bottom: number }
    readonly x: boolean
    readonly y: boolean
  }

  /** The boxes that clip an element, from the inside, without those that scroll. */
  function clipsAround(element: Element): readonly Clip[] {
    const clips: Clip[] = []
    for (let node: Element | null = element; node; node = node.parentElement) {
      const style = getComputedStyle(node)
      const isPaint = /strict|content|paint/.test(style.contain)
      const x = isPaint || /hidden|clip/.test(style.overflowX)
      const y = isPaint || /hidden|clip/.test(style.overflowY)
      const hasEllipsis =
        style.textOverflow === 'ellipsis' || style.getPropertyValue('-webkit-line-clamp') !== 'none'
      if (x || y)
        clips.push({ element: node, hasEllipsis, box: node.getBoundingClientRect(), x, y })
      // What scrolls shows all of its content.
      const scrolls = /auto|scroll/.test(style.overflowX + style.overflowY)
      if (scrolls || style.position === 'fixed') break
    }
    return clips
  }

  /** Above and below its letters the box of a word has space that may be cut off. */
  function isCut(rect: DOMRect, { box, x, y }: Clip) {
    const space = Math.max(2, rect.height * 0.2)
    return (
      (x && (rect.left < box.left - 2 || rect.right > box.right + 2)) ||
      (y && (rect.top < box.top - space || rect.bottom > box.bottom + space))
    )
  }

  function isHidden(element: Element) {
    return (
      !element.checkVisibility({ visibilityProperty: true }) || element.closest(UNSEEN) !== null
    )
  }

  function nameOf(element: Element) {
    const tile = element.closest('[data-tile]')?.getAttribute('data-tile') ?? ''
    const attributes = element.getAttributeNames().map((name) => `[${name}]`)
    return `${tile} ${element.tagName.toLowerCase()}${attributes.join('')}`.trim()
  }
}
