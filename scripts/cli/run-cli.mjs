// @ts-check
import { MediaUnavailable } from '../media-store/media-unavailable.mjs'
import { CommandFailedError } from '../process/run-command.mjs'
import { SettingError } from '../settings/setting-error.mjs'
import { CommandError } from './command-error.mjs'

/** Errors whose message is enough. */
const EXPLAINED = [CommandError, SettingError, MediaUnavailable]

/**
 * Runs the main function of a command. With `--help` prints the help text instead. On an error, prints it and exits with
 * code 1: the message alone where that explains the error, otherwise with a stack.
 * @param {string} help
 * @param {() => unknown} main
 */
export async function runCli(help, main) {
  if (process.argv.includes('--help')) return console.log(help)
  try {
    await main()
  } catch (error) {
    console.error()
    if (error instanceof CommandFailedError) console.error(`${error.message}\n\n${error.output}`)
    else if (error instanceof Error && EXPLAINED.some((type) => error instanceof type))
      console.error(error.message)
    else console.error(error)
    process.exit(1)
  }
}
