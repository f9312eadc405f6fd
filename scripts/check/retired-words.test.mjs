// @ts-check
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { findGlossaryFaults, findRetiredWords } from './retired-words.mjs'

/** @param {Record<string, string>} files path → text */
function makeRepository(files) {
  const root = mkdtempSync(join(tmpdir(), 'tessera-words-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  execFileSync('git', ['init', '--quiet'], { cwd: root })
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  return root
}

const glossary = (/** @type {number} */ terms) =>
  `# Architecture\n\n## Glossary\n\n| Term | Meaning |\n| --- | --- |\n${Array.from({ length: terms }, (_, i) => `| Term ${i} | a meaning |\n`).join('')}`

test('reports a retired word in an identifier with its file and line', () => {
  const root = makeRepository({ 'a.ts': '// one\nexport const isGridAwake = true\n' })
  expect(findRetiredWords(root)).toEqual(['a.ts:2: isGridAwake contains the retired word "awake"'])
})

test('reports retired words in file names and in CSS', () => {
  const root = makeRepository({
    'gallery-shelf.ts': '',
    'styles.css': '.plate { --hush: 1; }\n',
  })
  expect(findRetiredWords(root)).toEqual([
    'gallery-shelf.ts: the name contains the retired word "shelf"',
    'styles.css:1: plate contains the retired word "plate"',
    'styles.css:1: --hush contains the retired word "hush"',
  ])
})

test('accepts the same words in comments, strings and prose, and words that contain them', () => {
  const root = makeRepository({
    'a.ts': "/* wake */ export const template = 'wake' // told\n",
    'a.css': '/* a plate */ .template { color: red; }\n',
    'README.md': 'He told us to wake up.\n',
  })
  expect(findRetiredWords(root)).toEqual([])
})

test('accepts a glossary of 20 terms and refuses 21', () => {
  expect(findGlossaryFaults(makeRepository({ 'docs/architecture.md': glossary(20) }))).toEqual([])
  expect(findGlossaryFaults(makeRepository({ 'docs/architecture.md': glossary(21) }))).toEqual([
    'docs/architecture.md explains 21 terms; 20 is the limit. Use a standard term instead.',
  ])
})

test('refuses architecture notes without a glossary', () => {
  const root = makeRepository({ 'docs/architecture.md': '# Architecture\n' })
  expect(findGlossaryFaults(root)).toHaveLength(1)
})
