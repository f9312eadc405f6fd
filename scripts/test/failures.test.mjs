// @ts-check
import { describe, expect, it } from 'vitest'
import { playwrightFailures, vitestFailures } from './failures.mjs'

describe('the failures of a run', () => {
  it("have the title, the file and the beginning of the message of each of Vitest's failed tests", () => {
    const failed = {
      fullName: 'a gallery filters',
      status: 'failed',
      tags: [],
      failureMessages: [`\u001b[31mexpected 3\u001b[39m\n${'at a line\n'.repeat(40)}`],
    }
    const passed = { fullName: 'a gallery sorts', status: 'passed', tags: [], failureMessages: [] }
    const report = {
      testResults: [
        {
          name: '/p/site/a.test.ts',
          status: 'failed',
          message: '',
          assertionResults: [passed, failed],
        },
        {
          name: '/p/site/b.test.ts',
          status: 'failed',
          message: 'Cannot find c',
          assertionResults: [],
        },
        { name: '/p/site/d.test.ts', status: 'passed', message: '', assertionResults: [passed] },
      ],
    }
    const [first, second, ...rest] = vitestFailures(report, '/p')
    expect(first?.split('\n').slice(0, 2)).toEqual([
      'site/a.test.ts › a gallery filters',
      '    expected 3',
    ])
    expect(first?.split('\n')).toHaveLength(16)
    expect(second).toBe('site/b.test.ts\n    Cannot find c')
    expect(rest).toEqual([])
  })

  it("have the path of titles of each of Playwright's failed and repeated tests, and errors outside tests", () => {
    const spec = (/** @type {string} */ status) => ({
      title: `is ${status}`,
      file: 'a.spec.ts',
      line: 7,
      tests: [{ status, results: [{ errors: [{ message: 'm', stack: 'no button' }] }] }],
    })
    const report = {
      suites: [
        {
          title: 'a.spec.ts',
          specs: [spec('expected')],
          suites: [{ title: 'a visitor', specs: [spec('unexpected'), spec('flaky')] }],
        },
      ],
      errors: [{ message: 'no config' }],
    }
    expect(playwrightFailures(report)).toEqual([
      'a.spec.ts › a visitor › is unexpected (line 7)\n    no button',
      'a.spec.ts › a visitor › is flaky (line 7)\n    no button',
      'the run\n    no config',
    ])
  })
})
