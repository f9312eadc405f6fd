// @ts-check

/** A wrong setting. The message names the variable, the requirement, the problem and, where it helps, the fix. */
export class SettingError extends Error {
  /** @override */
  name = 'SettingError'

  /**
   * @param {string} variable such as `PORT`
   * @param {string} requirement such as `must be "on" or "off"`
   * @param {string} problem such as `got "yes"`
   * @param {string} [fix] a sentence
   */
  constructor(variable, requirement, problem, fix) {
    super(`${variable} ${requirement}; ${problem}.${fix ? ` ${fix}` : ''}`)
  }
}
