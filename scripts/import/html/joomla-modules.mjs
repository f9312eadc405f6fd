// @ts-check

/** Placeholders that Joomla replaces by modules, and its switch for the obfuscation of e-mail addresses. */
const PLACEHOLDER = /\{(?:loadposition|loadmodule|loadmoduleid|emailcloak)\b[^{}<>]{0,200}\}/gi

/** @param {string} html */
export const removeJoomlaModules = (html) => html.replace(PLACEHOLDER, '')

/** @param {string} html */
export const countJoomlaModules = (html) => html.match(PLACEHOLDER)?.length ?? 0
