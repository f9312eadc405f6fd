// @ts-check

/** What a log must not contain, and what replaces it. @type {readonly (readonly [RegExp, string])[]} */
const RULES = [
  [/(\w+:\/\/[^\s:@/"]*):[^\s@/"]+@/g, '$1:[redacted]@'],
  [/\b(Bearer|Internal|JWT|Basic) [\w.~+/=-]{8,}/gi, '$1 [redacted]'],
  [/\beyJ[\w-]+\.[\w-]+\.[\w-]*/g, '[redacted]'],
  [/((?:payload-token|token|password|secret|code|key)=)[^&;\s"\\]+/gi, '$1[redacted]'],
  [
    /("(?:password|token|cookie|authorization|secret|hash|salt)":)"(?:[^"\\]|\\.)*"/gi,
    '$1"[redacted]"',
  ],
  // Links that let their owner set a password, or see drafts.
  [/(\/(?:reset|preview)\/)[^\s"?#\\]+/g, '$1[redacted]'],
  [/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, '[e-mail]'],
  // Loopback addresses belong to nobody.
  [/\b(?!127\.|0\.0\.0\.0)(?:\d{1,3}\.){3}\d{1,3}\b/g, '[address]'],
  [
    /(?<![\w:.])(?:(?:[\da-f]{1,4}:){3,7}[\da-f]{1,4}|(?:[\da-f]{1,4}:)+:[\da-f:]*[\da-f])(?![\w:])/gi,
    '[address]',
  ],
]

/**
 * Removes passwords, tokens, cookies, preview links, e-mail and IP addresses from a line of the log.
 * @param {string} line
 */
export const redact = (line) =>
  RULES.reduce((text, [pattern, replacement]) => text.replace(pattern, replacement), line)
