import { expect, test } from 'vitest'
import { licenseAt } from './licenses'

test.each([
  ['https://creativecommons.org/licenses/by/4.0/', 'cc-by'],
  ['http://www.creativecommons.org/licenses/by-nc-sa/4.0/deed.de', 'cc-by-nc-sa'],
  ['https://creativecommons.org/publicdomain/zero/1.0/legalcode', 'cc0'],
  ['http://rightsstatements.org/page/InC/1.0/?language=en', 'in-copyright'],
  ['https://creativecommons.org/licenses/by/2.0/', null],
  ['https://example.com/licence', null],
  ['', null],
])('finds the licence of the address %s', (href, license) => {
  expect(licenseAt(href)).toBe(license)
})
