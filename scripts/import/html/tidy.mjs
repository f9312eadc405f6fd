// @ts-check
import { collapse } from './inline.mjs'

/** @typedef {import('@tessera/content').Inline} Inline */

/**
 * Without the spaces that a page does not show: at the ends, beside breaks, and more than one. Texts that are marked alike
 * become one.
 * @template {Inline} P
 * @param {readonly P[]} parts
 * @returns {P[]}
 */
export function tidy(parts) {
  return withoutEnd(merge(spaced(parts, { isAfterSpace: true, isFirst: true })))
}

/**
 * @template {Inline} P
 * @param {readonly P[]} parts
 * @param {{ isAfterSpace: boolean, isFirst: boolean }} line how the line stands before them
 * @returns {P[]}
 */
function spaced(parts, line) {
  return parts.flatMap((part) => {
    if (part.type === 'break') {
      const isFirst = line.isFirst
      line.isAfterSpace = true
      return isFirst ? [] : [part]
    }
    if (part.type === 'link') {
      const children = merge(spaced(part.children, line))
      return children.length > 0 ? [{ ...part, children }] : []
    }
    if (part.type === 'text') {
      const collapsed = collapse(part.text)
      const text = line.isAfterSpace ? collapsed.replace(/^ /, '') : collapsed
      if (text === '') return []
      line.isAfterSpace = text.endsWith(' ')
      line.isFirst = false
      return [{ ...part, text }]
    }
    line.isAfterSpace = false
    line.isFirst = false
    return [part]
  })
}

/** @template {Inline} P @param {readonly P[]} parts @returns {P[]} */
function merge(parts) {
  /** @type {P[]} */
  const merged = []
  for (const part of parts) {
    const last = merged.at(-1)
    if (last?.type === 'text' && part.type === 'text' && `${last.marks}` === `${part.marks}`)
      merged.splice(-1, 1, { ...last, text: last.text + part.text })
    else merged.push(part)
  }
  return merged
}

/** @template {Inline} P @param {readonly P[]} parts @returns {P[]} */
function withoutEnd(parts) {
  const last = parts.at(-1)
  if (!last) return []
  const before = parts.slice(0, -1)
  if (last.type === 'break') return withoutEnd(before)
  if (last.type === 'link') {
    const children = withoutEnd(last.children)
    return children.length > 0 ? [...before, { ...last, children }] : withoutEnd(before)
  }
  if (last.type !== 'text') return [...parts]
  const text = last.text.trimEnd()
  return text === '' ? withoutEnd(before) : [...before, { ...last, text }]
}
