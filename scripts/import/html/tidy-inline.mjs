// @ts-check
import { collapseSpaces } from './to-inline.mjs'

/** @typedef {import('@tessera/content').Inline} Inline */

/**
 * Removes the white space that a browser does not show: at both ends, beside breaks, and repeated spaces. Merges texts
 * with equal marks.
 * @template {Inline} P
 * @param {readonly P[]} inlines
 * @returns {P[]}
 */
export function tidyInline(inlines) {
  return trimEnd(mergeTexts(trimSpaces(inlines, { isAfterSpace: true, isLineEmpty: true })))
}

/**
 * @template {Inline} P
 * @param {readonly P[]} inlines
 * @param {{ isAfterSpace: boolean, isLineEmpty: boolean }} state before the first inline; is updated
 * @returns {P[]}
 */
function trimSpaces(inlines, state) {
  return inlines.flatMap((inline) => {
    if (inline.type === 'break') {
      state.isAfterSpace = true
      return state.isLineEmpty ? [] : [inline]
    }
    if (inline.type === 'link') {
      const children = mergeTexts(trimSpaces(inline.children, state))
      return children.length > 0 ? [{ ...inline, children }] : []
    }
    if (inline.type === 'text') {
      const collapsed = collapseSpaces(inline.text)
      const text = state.isAfterSpace ? collapsed.replace(/^ /, '') : collapsed
      if (text === '') return []
      state.isAfterSpace = text.endsWith(' ')
      state.isLineEmpty = false
      return [{ ...inline, text }]
    }
    state.isAfterSpace = false
    state.isLineEmpty = false
    return [inline]
  })
}

/** @template {Inline} P @param {readonly P[]} inlines @returns {P[]} */
function mergeTexts(inlines) {
  /** @type {P[]} */
  const merged = []
  for (const inline of inlines) {
    const last = merged.at(-1)
    if (last?.type === 'text' && inline.type === 'text' && `${last.marks}` === `${inline.marks}`)
      merged.splice(-1, 1, { ...last, text: last.text + inline.text })
    else merged.push(inline)
  }
  return merged
}

/** @template {Inline} P @param {readonly P[]} inlines @returns {P[]} */
function trimEnd(inlines) {
  const last = inlines.at(-1)
  if (!last) return []
  const before = inlines.slice(0, -1)
  if (last.type === 'break') return trimEnd(before)
  if (last.type === 'link') {
    const children = trimEnd(last.children)
    return children.length > 0 ? [...before, { ...last, children }] : trimEnd(before)
  }
  if (last.type !== 'text') return [...inlines]
  const text = last.text.trimEnd()
  return text === '' ? trimEnd(before) : [...before, { ...last, text }]
}
