// @ts-check
import { bundle, Features } from 'lightningcss'
import postcss from 'postcss'
import parser from 'postcss-selector-parser'

/** From the weakest to the strongest. Rules outside of the layers follow. */
const LAYERS = ['tessera.tokens', 'tessera.base', 'tessera.theme']

/** More than the attributes, classes and pseudo-classes of any selector of the base. */
const THEME_SCOPES = 8

/**
 * The elements that a style sheet is for, with those inside them.
 * @typedef {'data-gallery' | 'data-lightbox'} Scope
 */

/**
 * A style sheet without cascade layers, for pages whose own rules have none: those would win over every layer. Each
 * selector gets the scope, so that it wins over rules for elements and for one attribute or class; those of the theme get
 * it as often as they need to win over the base, as their layer does.
 * @param {string} filename of the sheet with layers
 * @param {Scope} scope
 * @returns {string} CSS
 */
export function unlayerStyles(filename, scope) {
  const { code } = bundle({ filename, include: Features.Nesting })
  const sheet = postcss.parse(code.toString())
  const layers = new Map([...LAYERS, ''].map((name) => [name, postcss.root()]))
  for (const node of sheet.nodes) {
    if (node.type === 'comment') continue
    const isLayer = node.type === 'atrule' && node.name === 'layer'
    const name = isLayer ? node.params : ''
    if (isLayer && !node.nodes) continue
    const layer = layers.get(name)
    if (!layer) throw new Error(`${filename} has rules in the layer "${name}".`)
    layer.append(isLayer ? node.nodes : node)
  }
  for (const [name, layer] of layers)
    layer.walkRules((rule) => {
      if (rule.parent?.type === 'atrule' && rule.parent.name === 'keyframes') return
      const times = name === 'tessera.theme' ? THEME_SCOPES : 1
      rule.selector = scopeSelectors(rule.selector, `[${scope}]`, times)
    })
  return [...layers.values()].map(String).join('\n')
}

/** @param {string} selectors @param {string} scope @param {number} times */
const scopeSelectors = (selectors, scope, times) =>
  parser((list) => list.each((selector) => scopeSelector(selector, scope, times))).processSync(
    selectors,
  )

/** @param {import('postcss-selector-parser').Selector} selector @param {string} scope @param {number} times */
function scopeSelector(selector, scope, times) {
  const text = selector.toString().trim()
  // The tokens: a page that sets one wins, wherever its rule stands.
  if (text === ':root')
    return void selector.first?.replaceWith(parser.pseudo({ value: ':where(:root)' }))
  const end = selector.nodes.findIndex(({ type }) => type === 'combinator')
  const start = end < 0 ? selector.nodes : selector.nodes.slice(0, end)
  if (start.some(({ value }) => value === ':root')) return
  const scopes = scope.repeat(times)
  const isScope = start.some((node) => node.toString().includes(scope))
  const last = start.findLast((node) => !parser.isPseudoElement(node))
  // The element itself may have the scope.
  const added = parser.pseudo({ value: isScope ? scopes : `:is(${scopes}, ${scopes} *)` })
  if (last) selector.insertAfter(last, added)
  else selector.prepend(added)
}
