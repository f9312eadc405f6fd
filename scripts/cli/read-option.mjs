// @ts-check

/**
 * The value after an option of the command line; '' at its end.
 * @param {string} name such as `--only`
 * @param {readonly string[]} [args]
 * @returns {string | undefined} undefined without the option
 */
export function readOption(name, args = process.argv) {
  const position = args.indexOf(name)
  return position < 0 ? undefined : (args[position + 1] ?? '')
}
