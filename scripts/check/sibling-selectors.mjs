// @ts-check
import { transform } from 'lightningcss'
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** @typedef {import('lightningcss').SelectorComponent} Component */

/**
 * Finds selectors of the gallery that make Chromium restyle every tile when one is removed. Chromium keeps sibling rules
 * by the attribute, class or id on their left side. Without one, a rule concerns any element: with 1,000 tiles, `li + li`
 * took 200 ms, and `picture + div` took 20 ms.
 * @param {string} root
 * @returns {string[]} one line for each
 */
export function findSiblingSelectors(root) {
  const files = execFileSync('git', ['ls-files', '--', 'packages/gallery/src/**/*.css'], {
    cwd: root,
    encoding: 'utf8',
  })
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
        const compounds = toCompounds(selector)
        for (const [index, { parts, combinator }] of compounds.entries()) {
          if (combinator === 'next-sibling' || combinator === 'later-sibling') {
            const left = compounds[index - 1]
            if (left && !left.parts.some(isSpecific))
              found.push(
                `"${describe(left.parts)}" before "${combinator === 'next-sibling' ? '+' : '~'}" needs an attribute or a class`,
              )
          }
          if (parts.some(isTileType) && parts.some(isStructural) && !parts.some(isSpecific))
            found.push(
              `"${describe(parts)}" with a structural pseudo-class needs an attribute or a class`,
            )
        }
      },
    },
  })
  return found
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
    component.selectors.every((selector) =>
      (toCompounds(selector).at(-1)?.parts ?? []).some(isSpecific),
    ))

/** @param {Component} component */
const isTileType = (component) =>
  component.type === 'type' && (component.name === 'li' || component.name === 'article')

/** @param {Component} component */
const isStructural = (component) =>
  component.type === 'pseudo-class' && /^(nth|has$)/.test(component.kind)

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
