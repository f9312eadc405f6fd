// @ts-check

/** What Joomla replaces by its modules when it shows a text, and its switch for addresses of mail. */
const PLACE = /\{(?:loadposition|loadmodule|loadmoduleid|emailcloak)\b[^{}<>]{0,200}\}/gi

/** @param {string} html */
export const withoutModulePlaces = (html) => html.replace(PLACE, '')

/** @param {string} html */
export const countModulePlaces = (html) => html.match(PLACE)?.length ?? 0
