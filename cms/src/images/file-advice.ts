/** Well-known types of files that are no images for the site. */
interface KnownType {
  /** What it is, and what to do with it. */
  readonly message: string
  readonly extensions: readonly string[]
  /** @param start the first bytes as Latin-1 */
  isStart(start: string): boolean
}

const VIDEO: KnownType = {
  message: 'This is a video. Upload it under Videos; articles and pages show it from there.',
  extensions: [
    ...['mp4', 'm4v', 'mov', 'webm', 'mkv', 'avi', 'mpg', 'mpeg', 'wmv', '3gp', 'mts', 'm2ts'],
  ],
  isStart: (start) =>
    /^.{4}ftyp(isom|iso[2-9]|mp4[12]|avc1|dash|qt {2}|M4V|3g[p2]|mmp4|MSNV)/s.test(start) ||
    // WebM and Matroska, AVI, MPEG, Windows Media.
    /^(\x1A\x45\xDF\xA3|RIFF.{4}AVI |\0\0\x01[\xBA\xB3]|\x30\x26\xB2\x75)/s.test(start),
}

const RAW: KnownType = {
  message:
    'This is a RAW file of a camera, which browsers cannot show. Export it in full size as JPEG or TIFF from the program that develops it.',
  extensions: [
    ...['cr2', 'cr3', 'crw', 'nef', 'nrw', 'arw', 'srf', 'sr2', 'dng', 'raf', 'orf', 'rw2', 'pef'],
    ...['srw', 'x3f', '3fr', 'fff', 'iiq', 'rwl', 'erf', 'kdc', 'mrw', 'raw'],
  ],
  // Canon, Fujifilm, Olympus, Panasonic, Sigma. Others begin like TIFF files, and are known by their names.
  isStart: (start) =>
    /^(II\*\0.{4}CR|.{4}ftypcrx |FUJIFILMCCD-RAW|IIR[OS]|MMOR|IIU\0|FOVb)/s.test(start),
}

const START_BYTES = 32

/** What to do with a video or a RAW file, by its name; null for other files. */
export const adviceForName = (name: string): string | null =>
  adviceFor(({ extensions }) =>
    extensions.includes(/\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''),
  )

/** What to do with a video or a RAW file, by its content; null for other files. */
export function adviceForContent(data: Buffer): string | null {
  const start = data.toString('latin1', 0, START_BYTES)
  return adviceFor(({ isStart }) => isStart(start))
}

const adviceFor = (matches: (type: KnownType) => boolean): string | null =>
  [VIDEO, RAW].find((type) => matches(type))?.message ?? null
