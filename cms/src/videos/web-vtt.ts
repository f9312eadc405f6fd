/** Characters of one file: a video of three hours has about half as many. */
export const LONGEST_SUBTITLES = 300_000

const TIME = String.raw`(?:(\d{2,}):)?([0-5]\d):([0-5]\d)\.(\d{3})`
const TIMING = new RegExp(`^${TIME}[ \\t]+-->[ \\t]+${TIME}(?:[ \\t].*)?$`)

/**
 * What is wrong with a text as WebVTT (https://www.w3.org/TR/webvtt1), told with its line; null for nothing. Browsers show
 * no subtitles at all for a file without its first line, and leave out cues whose times they cannot read.
 */
export function faultInWebVtt(text: string): string | null {
  if (text.length > LONGEST_SUBTITLES)
    return `These subtitles have more than ${LONGEST_SUBTITLES} characters.`
  const lines = linesOf(text)
  if (!/^WEBVTT(?:[ \t].*)?$/.test(lines[0] ?? ''))
    return isSubRip(text)
      ? 'This is a SubRip file (.srt). Save the subtitles as WebVTT (.vtt).'
      : 'WebVTT begins with a line "WEBVTT". Choose a .vtt file, or write that line first.'
  const timings = lines.flatMap((line, index) => (line.includes('-->') ? [{ line, index }] : []))
  if (timings.length === 0) return 'These subtitles have no line such as "00:01.000 --> 00:04.000".'
  // No comma: the admin makes a list of what stands between them.
  for (const { line, index } of timings) {
    const times = TIMING.exec(line)
    if (!times) return `Line ${index + 1} is not two times as "00:01.000 --> 00:04.000": ${line}`
    if (!(milliseconds(times, 1) < milliseconds(times, 5)))
      return `Line ${index + 1} ends before it begins: ${line}`
  }
  return null
}

/** As browsers read it: one kind of line end, no mark at the start. */
export const tidyWebVtt = (text: string): string => `${linesOf(text).join('\n').trimEnd()}\n`

const linesOf = (text: string) => text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/)

const isSubRip = (text: string) => /^\d{2}:\d{2}:\d{2},\d{3} --> /m.test(text)

const milliseconds = (times: RegExpExecArray, first: number): number =>
  [3_600_000, 60_000, 1000, 1].reduce(
    (sum, unit, i) => sum + unit * Number(times[first + i] ?? 0),
    0,
  )
