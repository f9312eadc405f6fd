/** What `npm run bench` was asked for. */
export interface Asked {
  /** Names of tables; empty for all. */
  readonly only: readonly string[]
  /** Where every sample is written as JSON; null: nowhere. */
  readonly json: string | null
  readonly quick: boolean
  /** Forget what an interrupted run has measured. */
  readonly fresh: boolean
}

/** @throws for a word that means nothing here. */
export function readArguments(words: readonly string[]): Asked {
  const only: string[] = []
  let json: string | null = null
  let quick = false
  let fresh = false
  const rest = [...words]
  const valueOf = (word: string): string => {
    const value = rest.shift()
    if (value === undefined || value.startsWith('--'))
      throw new Error(`${word} needs a value. npm run bench -- --help tells more.`)
    return value
  }
  for (let word = rest.shift(); word !== undefined; word = rest.shift()) {
    if (word === '--only') only.push(...valueOf(word).split(','))
    else if (word === '--json') json = valueOf(word)
    else if (word === '--quick') quick = true
    else if (word === '--fresh') fresh = true
    else throw new Error(`"${word}" means nothing here. npm run bench -- --help tells what does.`)
  }
  return { only, json, quick, fresh }
}
