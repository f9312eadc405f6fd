// @ts-check
const seconds = (/** @type {number} */ since) => Math.round((performance.now() - since) / 1000)

/**
 * Shows one step while it works: a line that counts the seconds on a terminal, plain lines elsewhere.
 * @param {string} title
 */
export function startProgress(title) {
  const since = performance.now()
  const live = process.stdout.isTTY
  let note = ''
  const draw = () => {
    const line = `  ${title}${note ? ` ${note}` : ' …'} ${seconds(since)} s`
    if (live) process.stdout.write(`\r\x1b[2K${line}`)
  }
  if (!live) console.log(`  ${title} …`)
  const timer = setInterval(draw, 1000)
  timer.unref()
  draw()
  let said = since
  return {
    /** @param {string} text such as "12 of 60" */
    say(text) {
      note = text
      if (live) draw()
      else if (performance.now() - said > 5000) {
        said = performance.now()
        console.log(`  ${title} ${text}`)
      }
    },
    /** @param {string} [text] */
    done(text = 'done') {
      clearInterval(timer)
      if (live) process.stdout.write('\r\x1b[2K')
      console.log(`  ${title}: ${text}, ${seconds(since)} s`)
    },
    fail() {
      clearInterval(timer)
      if (live) process.stdout.write('\n')
    },
  }
}
