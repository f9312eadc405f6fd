// @ts-check
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

/** Words that former versions of the code used in senses of their own. None of them is a term of the platform. */
const RETIRED = new Set(
  `asleep awake beside breathe chosen deal deals dealt dealing door doors film films ghost ghosts glide glides gliding
  hush hushed mend mended mends patience pictures plate plates refusal refusals seldom shelf shelves stranger strangers told wake
  wakes waking wanted woken`.split(/\s+/),
)

const GLOSSARY_LIMIT = 20
const GLOSSARY = 'docs/architecture.md'

/**
 * Finds retired words in file names and in the identifiers of TypeScript, JavaScript and CSS. Comments, strings and
 * prose are not searched.
 * @param {string} root
 * @returns {string[]} one line for each finding; empty when there is none
 */
export function findRetiredWords(root) {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1e8,
  }).split('\n')
  return (
    files
      // A deleted file stays in the index until the next commit.
      .filter(
        (file) =>
          existsSync(join(root, file)) &&
          !/^demo\/(articles|images|languages)\/|^cms\/src\/migrations\//.test(file),
      )
      .flatMap((file) => [...inName(file), ...inIdentifiers(root, file)])
  )
}

/** @param {string} root @returns {string[]} what is wrong with the glossary */
export function findGlossaryFaults(root) {
  const [, section = ''] = readFileSync(join(root, GLOSSARY), 'utf8').split(/^## Glossary$/m)
  const [, , ...terms] = section.split(/^## /m, 1)[0]?.match(/^\|.+\|$/gm) ?? []
  if (terms.length === 0) return [`${GLOSSARY} has no section "Glossary" with a table of terms.`]
  if (terms.length <= GLOSSARY_LIMIT) return []
  return [
    `${GLOSSARY} explains ${terms.length} terms; ${GLOSSARY_LIMIT} is the limit. Use a standard term instead.`,
  ]
}

/** @param {string} file */
const inName = (file) =>
  (/\.(webp|avif|jpg|png|webm)$/.test(file) ? [] : retiredIn(file)).map(
    (word) => `${file}: the name contains the retired word "${word}"`,
  )

/** @param {string} root @param {string} file */
function inIdentifiers(root, file) {
  if (!/\.(tsx?|m?js|css)$/.test(file)) return []
  const text = readFileSync(join(root, file), 'utf8')
  const identifiers = file.endsWith('.css') ? cssIdentifiers(text) : scriptIdentifiers(file, text)
  return [...identifiers].flatMap(([identifier, line]) =>
    retiredIn(identifier).map(
      (word) => `${file}:${line}: ${identifier} contains the retired word "${word}"`,
    ),
  )
}

/** @param {string} file @param {string} text @returns {Map<string, number>} identifier → line where it first stands */
function scriptIdentifiers(file, text) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false)
  /** @type {Map<string, number>} */
  const found = new Map()
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (ts.isIdentifier(node) || ts.isPrivateIdentifier(node)) {
      if (!found.has(node.text))
        found.set(node.text, source.getLineAndCharacterOfPosition(node.end).line + 1)
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

/** @param {string} text @returns {Map<string, number>} classes, attributes, custom properties and other names */
function cssIdentifiers(text) {
  const code = text.replaceAll(/\/\*[\s\S]*?\*\//g, (comment) => comment.replaceAll(/[^\n]/g, ' '))
  /** @type {Map<string, number>} */
  const found = new Map()
  for (const [index, line] of code.split('\n').entries())
    for (const [identifier] of line.matchAll(/(?:--)?[a-z][\w-]*/gi))
      if (!found.has(identifier)) found.set(identifier, index + 1)
  return found
}

/** @param {string} name in any case, such as `data-filter-group` or `FilterGroup` */
const retiredIn = (name) =>
  name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => RETIRED.has(word))
