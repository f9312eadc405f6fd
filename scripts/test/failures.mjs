// @ts-check
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

/** The most lines of a failure's message: what was expected and received, and the place. */
const MESSAGE_LINES = 15

/**
 * The part of Vitest's JSON report that names failures. A file that could not be loaded has a message and no failed test.
 * @typedef {{ fullName: string, status: string, tags: string[], failureMessages: string[] }} VitestTest
 * @typedef {{ testResults: { name: string, status: string, message: string, assertionResults: VitestTest[] }[] }} VitestReport
 *
 * The part of Playwright's JSON report that names failures.
 * @typedef {{ errors: { message?: string, stack?: string }[] }} PlaywrightResult
 * @typedef {{ title: string, file: string, line: number, tests: { status: string, results: PlaywrightResult[] }[] }} PlaywrightSpec
 * @typedef {{ title: string, specs?: PlaywrightSpec[], suites?: PlaywrightSuite[] }} PlaywrightSuite
 * @typedef {{ suites: PlaywrightSuite[], errors: { message?: string }[] }} PlaywrightReport
 */

/**
 * @param {VitestReport} report
 * @param {string} root
 * @returns {string[]} each failure: file, title and the beginning of its message
 */
export function vitestFailures({ testResults }, root) {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name)
    const failed = assertionResults.filter((test) => test.status === 'failed')
    if (failed.length === 0 && status === 'failed') return [describeFailure(file, [message])]
    return failed.map((test) => describeFailure(`${file} › ${test.fullName}`, test.failureMessages))
  })
}

/**
 * @param {PlaywrightReport} report
 * @returns {string[]} each failure, also of a test that passed only at its second try
 */
export function playwrightFailures({ suites, errors }) {
  const failures = suites.flatMap((suite) => failuresOfSuite(suite, []))
  return [...failures, ...errors.map(({ message }) => describeFailure('the run', [message]))]
}

/** @param {PlaywrightSuite} suite @param {string[]} titles of the suites around it @returns {string[]} */
function failuresOfSuite({ title, specs = [], suites = [] }, titles) {
  const path = [...titles, title]
  return [
    ...specs.flatMap((spec) =>
      spec.tests
        .filter(({ status }) => status === 'unexpected' || status === 'flaky')
        .map(({ results }) =>
          describeFailure(
            [...path, `${spec.title} (line ${spec.line})`].join(' › '),
            results.flatMap((result) =>
              result.errors.map(({ message, stack }) => stack ?? message),
            ),
          ),
        ),
    ),
    ...suites.flatMap((inner) => failuresOfSuite(inner, path)),
  ]
}

/**
 * Vitest reports a test that took too long with the place where the test is defined.
 * @param {string} title
 * @param {(string | undefined)[]} messages
 */
function describeFailure(title, messages) {
  const message = messages.join('\n').replace('STACK_TRACE_ERROR', 'The test took too long.')
  const lines = stripVTControlCharacters(message).split('\n')
  return [title, ...lines.slice(0, MESSAGE_LINES).map((line) => `    ${line}`)].join('\n')
}
