/** Options of `npm run bench`. */
export interface Options {
  /** Names of tables; empty for all. */
  readonly only: readonly string[]
  /** File for every sample as JSON; null writes none. */
  readonly json: string | null
  readonly quick: boolean
  /** Discard the results of an interrupted run. */
  readonly fresh: boolean
}

/** @throws for an unknown option and for a missing value. */
export function readArguments(args: readonly string[]): Options {
  const only: string[] = []
  let json: string | null = null
  let quick = false
  let fresh = false
  const rest = [...args]
  const valueOf = (option: string): string => {
    const value = rest.shift()
    if (value === undefined || value.startsWith('--'))
      throw new Error(`${option} needs a value. Run "npm run bench -- --help" for the options.`)
    return value
  }
  for (let option = rest.shift(); option !== undefined; option = rest.shift()) {
    if (option === '--only') only.push(...valueOf(option).split(','))
    else if (option === '--json') json = valueOf(option)
    else if (option === '--quick') quick = true
    else if (option === '--fresh') fresh = true
    else
      throw new Error(`Unknown option "${option}". Run "npm run bench -- --help" for the options.`)
  }
  return { only, json, quick, fresh }
}
