// @ts-check

/** ms between two lines where the output is no terminal. */
const PLAIN_LINE_INTERVAL_MS = 5000

/**
 * Shows a running step: on a terminal one line that counts the seconds, elsewhere plain lines.
 * @param {string} title
 * @param {(line: string) => void} [print] writes a whole line
 */
export function startStepProgress(title, print = (line) => console.log(`  ${line}`)) {
  const startedAt = performance.now()
  const seconds = () => Math.round((performance.now() - startedAt) / 1000)
  const { isTTY } = process.stdout
  let detail = ''
  let printedAt = startedAt
  const redraw = () => {
    if (isTTY)
      process.stdout.write(`\r\x1b[2K  ${title}${detail ? ` ${detail}` : ' …'} ${seconds()} s`)
  }
  if (!isTTY) print(`${title} …`)
  const timer = setInterval(redraw, 1000)
  timer.unref()
  redraw()
  return {
    /** @param {string} text such as "12 of 60" */
    update(text) {
      detail = text
      if (isTTY) redraw()
      else if (performance.now() - printedAt > PLAIN_LINE_INTERVAL_MS) {
        printedAt = performance.now()
        print(`${title} ${text}`)
      }
    },
    done() {
      clearInterval(timer)
      if (isTTY) process.stdout.write('\r\x1b[2K')
      print(`${title}: done, ${seconds()} s`)
    },
    fail() {
      clearInterval(timer)
      if (isTTY) process.stdout.write('\n')
    },
  }
}
