// @ts-check

/**
 * The part of a report that fits on a screen; the file has all of it.
 * @typedef {object} ShownLosses
 * @property {number} count
 * @property {readonly ShownGroup[]} groups
 * @property {number} moreGroups
 *
 * @typedef {{ field: string, reason: string, count: number, examples: readonly { line: number, value: string }[] }} ShownGroup
 */

const MAX_GROUPS = 100
const MAX_EXAMPLES = 10

/** @param {readonly import('../report/loss-report.mjs').LossGroup[]} groups @returns {ShownLosses} */
export const toShownLosses = (groups) => ({
  count: groups.reduce((sum, { count }) => sum + count, 0),
  groups: groups.slice(0, MAX_GROUPS).map(({ field, reason, count, examples }) => ({
    ...{ field, reason, count },
    examples: examples.slice(0, MAX_EXAMPLES).map(({ line, value, title }) => ({
      line,
      value: title === undefined ? value : `${title}: ${value}`,
    })),
  })),
  moreGroups: Math.max(0, groups.length - MAX_GROUPS),
})
