import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { toTaggedJpeg, xmpList } from '../../../cms/tests/testing/tagged-image'
import { ROOT } from '../../e2e/product/running/start-product'

/** What a photograph says about itself. */
export interface Photograph {
  readonly path: string
  readonly title: string
  readonly caption: string
  readonly keywords: readonly string[]
  readonly creator: string
  readonly credit: string
  /** YYYY-MM-DD. */
  readonly date: string
  /** Null for every third one. */
  readonly alt: string | null
}

const PHOTOGRAPHERS = ['Ada Holm', 'Jürgen Groß', 'Émilie Žák']
const ROLLS = 12
/** px. */
const [WIDTH, HEIGHT] = [900, 600]

/**
 * Writes photographs into a folder with a subfolder per roll: the images of `demo/images` (docs/credits.md), each cut in
 * several ways, with the IPTC that an agency writes.
 */
export async function writePhotographs(
  folder: string,
  count: number,
): Promise<readonly Photograph[]> {
  const originals = readdirSync(join(ROOT, 'demo/images')).filter((name) => name.endsWith('.jpg'))
  const pixels = await Promise.all(
    originals.map((name) =>
      sharp(join(ROOT, 'demo/images', name))
        .resize(WIDTH, HEIGHT)
        .toColourspace('srgb')
        .raw()
        .toBuffer({ resolveWithObject: true }),
    ),
  )
  const photographs: Photograph[] = []
  for (let n = 0; n < count; n++) {
    const roll = join(folder, `Roll ${n % ROLLS}`)
    const photograph = describe(join(roll, `DSC_${String(n).padStart(4, '0')}.JPG`), n)
    mkdirSync(roll, { recursive: true })
    const { data, info } = pixels[n % pixels.length] ?? {}
    if (!data || !info) throw new Error('demo/images has no images.')
    const { width, height, channels } = info
    const cut = Math.floor(n / originals.length)
    const image = sharp(data, { raw: { width, height, channels } })
      .extract({ left: 20 * cut, top: 0, width: WIDTH - 200, height: HEIGHT - 20 * cut })
      .flop(cut % 3 === 1)
    writeFileSync(photograph.path, await toTaggedJpeg(image, tagsOf(photograph)))
    photographs.push(photograph)
  }
  return photographs
}

const describe = (path: string, n: number): Photograph => ({
  path,
  title: `Harbour no. ${n}`,
  caption: `Küste bei Ebbe, Bild ${n}: „${'x'.repeat(n % 40)}“`,
  keywords: ['Küste', `Roll ${n % ROLLS}`, `Frame ${n}`],
  creator: PHOTOGRAPHERS[n % PHOTOGRAPHERS.length] ?? '',
  credit: 'Halden & Roe',
  date: `19${60 + (n % 30)}-0${1 + (n % 9)}-1${n % 10}`,
  alt: n % 3 === 0 ? null : `Boats on the mud, frame ${n}`,
})

const tagsOf = ({ title, caption, keywords, creator, credit, date, alt }: Photograph) => ({
  iptc: {
    ...{ 5: title, 25: keywords, 55: date.replaceAll('-', ''), 80: creator, 110: credit },
    120: caption,
  },
  ...(alt !== null && {
    xmp: `<Iptc4xmpCore:AltTextAccessibility>${xmpList('Alt', alt)}</Iptc4xmpCore:AltTextAccessibility>`,
  }),
})
