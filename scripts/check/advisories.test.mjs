// @ts-check
import { expect, test } from 'vitest'
import { readAdvisories } from './advisories.mjs'

test('names each high or critical advisory once, and no others', () => {
  const advisory = {
    ...{ severity: 'high', range: '<2.0.1', title: 'Reads other files' },
    url: 'https://github.com/advisories/GHSA-1',
  }
  const vulnerabilities = {
    zip: { name: 'zip', severity: 'high', via: [advisory, { ...advisory, severity: 'low' }] },
    importer: { name: 'importer', severity: 'high', via: ['zip'] },
  }
  expect(readAdvisories(JSON.stringify({ auditReportVersion: 2, vulnerabilities }))).toEqual({
    status: 'known',
    found: ['high: zip <2.0.1: Reads other files (https://github.com/advisories/GHSA-1)'],
  })
  expect(readAdvisories(JSON.stringify({ vulnerabilities: {} }))).toEqual({
    status: 'known',
    found: [],
  })
})

test('does not take a registry that gives no answer for one that knows nothing', () => {
  const message = 'request to https://registry.npmjs.org/ failed, reason: connect ECONNREFUSED'
  expect(readAdvisories(JSON.stringify({ message, error: { summary: '' } }))).toEqual({
    status: 'unknown',
    reason: message,
  })
  expect(readAdvisories('')).toEqual({ status: 'unknown', reason: 'npm printed no report.' })
})
