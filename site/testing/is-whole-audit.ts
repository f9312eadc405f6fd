/** `npm run test:accessibility` checks more pages, widths and modes than `npm test`. */
export const isWholeAudit = process.env['ACCESSIBILITY'] === 'whole'
