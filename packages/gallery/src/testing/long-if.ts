/** Options of a test. If `isLong`, it runs in `npm run test:long` only, else in `npm test`. */
export const longIf = (isLong: boolean) => ({ tags: isLong ? ['long'] : [] })
