// @ts-check

/** `1,234`. @param {number} number */
export const formatNumber = (number) => number.toLocaleString('en')

/** @param {string} text @param {number} length characters that are kept */
export const shorten = (text, length) => (text.length > length ? `${text.slice(0, length)}…` : text)
