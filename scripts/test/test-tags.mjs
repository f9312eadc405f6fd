// @ts-check

/** The tag of tests that `npm test` leaves out and `npm run test:long` runs; docs/developing.md says which these are. */
export const LONG = 'long'

/** The tags that Vitest accepts: every suite of npm test names them, because all are filtered. Playwright has no list. */
export const TEST_TAGS = [{ name: LONG, description: 'Runs in npm run test:long only.' }]

/** Options of one of Vitest's tests, which has the tag if `isLong`. @param {boolean} isLong */
export const longIf = (isLong) => ({ tags: isLong ? [LONG] : [] })
