/** Prints a figure of a walk, such as its number of clicks or its time, for whoever measures. */
export const reportFigure = (walk: string, figure: string): void =>
  console.log(`  walk: ${walk}: ${figure}`)

/** @returns seconds since a time of `performance.now()` */
export const secondsSince = (start: number): string =>
  `${((performance.now() - start) / 1000).toFixed(1)} s`
