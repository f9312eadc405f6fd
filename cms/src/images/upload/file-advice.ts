/** Well-known types of files that are no images for the site. */
interface KnownType {
  /** What it is, and what to do with it. */
  readonly message: string
  readonly extensions: readonly string[]
  /** What such files contain, as Latin-1, by the position of its first byte. */
  readonly marks: Readonly<Record<number, readonly string[]>>
}

const VIDEO: KnownType = {
  message: 'This is a video. Upload it under Videos; articles and pages show it from there.',
  extensions: [
    ...['mp4', 'm4v', 'mov', 'webm', 'mkv', 'avi', 'mpg', 'mpeg', 'wmv', '3gp', 'mts', 'm2ts'],
  ],
  marks: {
    // WebM and Matroska, MPEG, Windows Media.
    0: ['\x1A\x45\xDF\xA3', '\0\0\x01\xBA', '\0\0\x01\xB3', '\x30\x26\xB2\x75'],
    // MP4 and QuickTime.
    4: [
      ...['ftypiso', 'ftypmp4', 'ftypavc1', 'ftypdash', 'ftypqt  ', 'ftypM4V', 'ftyp3g'],
      ...['ftypmmp4', 'ftypMSNV'],
    ],
    8: ['AVI '],
  },
}

const RAW: KnownType = {
  message:
    'This is a RAW file of a camera, which browsers cannot show. Export it in full size as JPEG or TIFF from the program that develops it.',
  extensions: [
    ...['cr2', 'cr3', 'crw', 'nef', 'nrw', 'arw', 'srf', 'sr2', 'dng', 'raf', 'orf', 'rw2', 'pef'],
    ...['srw', 'x3f', '3fr', 'fff', 'iiq', 'rwl', 'erf', 'kdc', 'mrw', 'raw'],
  ],
  // Canon, Fujifilm, Olympus, Panasonic, Sigma. Others begin like TIFF files, and are known by their names.
  marks: {
    0: ['FUJIFILMCCD-RAW', 'IIRO', 'IIRS', 'MMOR', 'IIU\0', 'FOVb'],
    4: ['ftypcrx '],
    8: ['CR\x02'],
  },
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
  return adviceFor(({ marks }) =>
    Object.entries(marks).some(([position, texts]) =>
      texts.some((text) => start.startsWith(text, Number(position))),
    ),
  )
}

const adviceFor = (matches: (type: KnownType) => boolean): string | null =>
  [VIDEO, RAW].find((type) => matches(type))?.message ?? null
