// @ts-check
import { transform } from 'lightningcss'
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** @typedef {import('lightningcss').SelectorComponent} Component */

/** The site's sheets are on the same pages as the galleries. */
const STYLES = ['packages/gallery/src/*.css', 'site/styles/*.css']

/**
 * Finds selectors that make Chromium restyle every tile when one is removed. Chromium keeps sibling rules by the
 * attribute, class or id on their left side. Without one, a rule concerns any element: with 1,000 tiles, `li + li` took
 * 200 ms, and `picture + div` took 20 ms.
 * @param {string} root
 * @returns {string[]} one line for each
 */
export function findSiblingSelectors(root) {
  const files = execFileSync('git', ['ls-files', '--', ...STYLES], { cwd: root, encoding: 'utf8' })
  return files
    .split('\n')
    .filter((file) => file !== '' && !file.includes('/testing/'))
    .flatMap((file) =>
      findInStyles(readFileSync(join(root, file), 'utf8')).map((what) => `${file}: ${what}`),
    )
}

/**
 * @param {string} css
 * @returns {string[]}
 */
export function findInStyles(css) {
  /** @type {string[]} */
  const found = []
  transform({
    filename: 'styles.css',
    code: Buffer.from(css),
    errorRecovery: true,
    visitor: {
      Selector: (selector) => {
        found.push(...findInSelector(selector))
      },
    },
  })
  return found
}

/**
 * The visitor does not see the selectors inside of pseudo-classes.
 * @param {readonly Component[]} selector
 * @returns {string[]}
 */
function findInSelector(selector) {
  const compounds = toCompounds(selector)
  return [
    ...compounds.flatMap(({ parts, combinator }, index) => {
      const left = compounds[index - 1]?.parts
      return left && isSibling(combinator) ? findInSiblings(left, combinator, parts) : []
    }),
    ...compounds.flatMap(({ parts }) => findInCompound(parts)),
    ...selector.flatMap((component) => selectorsIn(component).flatMap(findInSelector)),
  ]
}

/**
 * @param {readonly Component[]} left
 * @param {string} combinator
 * @param {readonly Component[]} right
 * @returns {string[]}
 */
function findInSiblings(left, combinator, right) {
  const sign = combinator === 'next-sibling' ? '+' : '~'
  // `:has(+ a)` is kept by the element that has it.
  if (left.some(isScope)) return []
  // Chromium ignores the attribute of `:is(h2, h3)[data-x]` too.
  if (!left.some(isSpecific) || left.some((part) => isList(part) && !isSpecific(part)))
    return [`"${describe(left)}" before "${sign}" needs an attribute or a class`]
  const isBare = !right.some(isSpecific)
  if (isBare && (right.some(isTileType) || left.some(isTileAttribute)))
    return [`"${describe(right)}" after "${sign}" needs an attribute or a class`]
  return left.some(isTileAttribute) && right.some(isTileAttribute)
    ? [`"[data-tile]" before and after "${sign}" concerns every tile`]
    : []
}

/**
 * @param {readonly Component[]} parts
 * @returns {string[]}
 */
function findInCompound(parts) {
  const isBare = !parts.some((part) => isSpecific(part) || isNegation(part))
  const isAny = !parts.some(({ type }) => type === 'type' || type === 'pseudo-element')
  if (isBare && parts.some(isStructural) && parts.some(isTileType))
    return [`"${describe(parts)}" with a structural pseudo-class needs an attribute or a class`]
  if (isBare && parts.some(isNth) && isAny)
    return [`"${describe(parts)}" needs a type, an attribute or a class`]
  return parts
    .filter((part) => part.type === 'pseudo-class' && part.kind === 'has')
    .flatMap((part) => selectorsIn(part).map((inner) => toCompounds(inner).at(-1)?.parts ?? []))
    .filter((inner) => inner.some(isTileType) && !inner.some(isSpecific))
    .map((inner) => `"${describe(inner)}" in ":has" needs an attribute or a class`)
}

/**
 * @param {readonly Component[]} selector
 * @returns {{ combinator: string | null, parts: Component[] }[]}
 */
function toCompounds(selector) {
  /** @type {{ combinator: string | null, parts: Component[] }[]} */
  const compounds = [{ combinator: null, parts: [] }]
  for (const component of selector) {
    if (component.type === 'combinator') compounds.push({ combinator: component.value, parts: [] })
    else compounds.at(-1)?.parts.push(component)
  }
  return compounds
}

/**
 * Whether a component names particular elements. `&` stands for the selector of the parent rule.
 * @param {Component} component
 * @returns {boolean}
 */
const isSpecific = (component) =>
  ['attribute', 'class', 'id', 'nesting'].includes(component.type) ||
  (component.type === 'pseudo-class' &&
    (component.kind === 'is' || component.kind === 'where') &&
    concernsParticular(component))

/**
 * Whether a component excludes particular elements: Chromium does not count the siblings of those.
 * @param {Component} component
 */
const isNegation = (component) =>
  component.type === 'pseudo-class' && component.kind === 'not' && concernsParticular(component)

/**
 * Whether each selector inside of a pseudo-class names particular elements.
 * @param {Component} component
 * @returns {boolean}
 */
const concernsParticular = (component) =>
  selectorsIn(component).every((selector) =>
    (toCompounds(selector).at(-1)?.parts ?? []).some(isSpecific),
  )

/**
 * @param {string | null} combinator
 * @returns {combinator is 'next-sibling' | 'later-sibling'}
 */
const isSibling = (combinator) => combinator === 'next-sibling' || combinator === 'later-sibling'

/**
 * The selectors inside of a pseudo-class.
 * @param {Component} component
 * @returns {readonly (readonly Component[])[]}
 */
const selectorsIn = (component) =>
  component.type === 'pseudo-class' && 'selectors' in component
    ? /** @type {readonly (readonly Component[])[]} */ (component.selectors ?? [])
    : []

/**
 * @param {Component} component
 * @returns {boolean}
 */
const isTileType = (component) =>
  component.type === 'type'
    ? component.name === 'li' || component.name === 'article'
    : isList(component) &&
      selectorsIn(component).some((selector) =>
        (toCompounds(selector).at(-1)?.parts ?? []).some(isTileType),
      )

/** @param {Component} component */
const isList = (component) =>
  component.type === 'pseudo-class' && (component.kind === 'is' || component.kind === 'where')

/** @param {Component} component */
const isScope = (component) => component.type === 'pseudo-class' && component.kind === 'scope'

/** @param {Component} component */
const isTileAttribute = (component) =>
  component.type === 'attribute' && component.name === 'data-tile'

/** @param {Component} component */
const isStructural = (component) =>
  component.type === 'pseudo-class' && /^(nth|has$)/.test(component.kind)

/** @param {Component} component */
const isNth = (component) => component.type === 'pseudo-class' && component.kind.startsWith('nth')

/** @param {readonly Component[]} parts */
const describe = (parts) =>
  parts
    .map((part) =>
      part.type === 'type'
        ? part.name
        : part.type === 'universal'
          ? '*'
          : `:${'kind' in part ? part.kind : part.type}`,
    )
    .join('') || '*'
