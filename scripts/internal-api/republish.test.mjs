import { existsSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { CmsResponseError, CmsUnreachableError } from './cms-errors.mjs'
import { republish } from './republish.mjs'

/** @type {string} */
let dataDir
/** @type {string[]} */
let lines
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'republish-'))
  lines = []
})

const AFTER_200 = { step: 'article', after: 200 }
const unreachable = new CmsUnreachableError('The CMS does not answer.')

test('asks part by part, and a run that was interrupted goes on where it was', async () => {
  const first = cmsThatAnswers({ documents: 204, written: 1, next: AFTER_200 }, unreachable)
  await expect(run(first)).rejects.toBe(unreachable)
  const second = cmsThatAnswers({ documents: 96, written: 0, next: null })
  await run(second)
  expect(first.requests).toEqual([{}, { from: AFTER_200 }])
  expect(second.requests).toEqual([{ from: AFTER_200 }])
  expect(lines).toEqual([
    '204 documents, 1 written so far …',
    'Continuing an interrupted run: 204 documents, 1 written so far.',
    'Republished: 300 documents, 1 written.',
  ])
  expect(existsSync(join(dataDir, 'republish.json'))).toBe(false)
})

test('begins anew when the CMS does not know where the last run was', async () => {
  writeFileSync(join(dataDir, 'republish.json'), '{"documents":9,"written":0,"next":{"step":"x"}}')
  const refused = new CmsResponseError('POST /api/internal/republish', 400, 'from.step: Invalid')
  const cms = cmsThatAnswers(refused, { documents: 12, written: 0, next: null })
  await run(cms)
  expect(cms.requests).toEqual([{ from: { step: 'x' } }, {}])
  expect(lines.at(-1)).toBe('Republished: 12 documents, 0 written.')
})

/** @param {ReturnType<typeof cmsThatAnswers>} cms */
const run = (cms) => republish(cms, { dataDir, log: (line) => lines.push(line) })

/** @param {(object | Error)[]} answers in their order */
function cmsThatAnswers(...answers) {
  /** @type {unknown[]} */
  const requests = []
  return {
    requests,
    send: async (
      /** @type {string} */ _method,
      /** @type {string} */ _path,
      /** @type {any} */ body,
    ) => {
      requests.push(body)
      const answer = answers[requests.length - 1]
      if (answer instanceof Error) throw answer
      return /** @type {Record<string, unknown>} */ (answer)
    },
  }
}
