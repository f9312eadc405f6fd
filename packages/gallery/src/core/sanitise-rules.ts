/** What becomes of an element of a foreign document: it stays, its contents alone stay, or nothing of it. */
export type ElementRule = 'keep' | 'unwrap' | 'drop'

const KEPT: ReadonlySet<string> = new Set(
  (
    'abbr address article aside b bdi bdo blockquote br caption cite code col colgroup dd del details dfn div dl dt ' +
    'em figcaption figure footer h1 h2 h3 h4 h5 h6 header hgroup hr i img ins kbd li main mark nav ol p image pre ' +
    'q rp rt ruby s samp section small source span strong sub summary sup table tbody td tfoot th thead time tr ' +
    'track u ul var video wbr a'
  ).split(' '),
)

/** What is in these is no text to be read, or not ours to show. */
const DROPPED: ReadonlySet<string> = new Set(
  (
    'applet area audio base basefont bgsound button canvas command datalist dialog embed fieldset form frame frameset ' +
    'head iframe input keygen label link map math meta meter noembed noframes noscript object optgroup option output ' +
    'param plaintext portal progress script select slot style svg template textarea title xmp'
  ).split(' '),
)

/** By an element's name in small letters. Of elements nobody knows the words stay. */
export function elementRule(name: string): ElementRule {
  if (KEPT.has(name)) return 'keep'
  return DROPPED.has(name) ? 'drop' : 'unwrap'
}

type Check = (value: string, address: string) => string | null

const asItIs: Check = (value) => value
const whole: Check = (value) => (/^-?\d{1,5}$/.test(value) ? value : null)
/** Of the same site alone: a file from elsewhere tells that site who reads. */
const ownAddress: Check = (value, address) => {
  const url = parse(value, address)
  return url?.protocol.startsWith('http') && url.origin === new URL(address).origin
    ? url.href
    : null
}

/** On any element. No `id` and no `name`: they would be known to the page's own scripts. */
const EVERYWHERE: Readonly<Record<string, Check>> = {
  class: asItIs,
  dir: asItIs,
  lang: asItIs,
  title: asItIs,
  'aria-label': asItIs,
  'aria-hidden': asItIs,
  style: keepMeasures,
  // What our own articles are styled by. Others may be what a script looks for.
  'data-fragment': asItIs,
  'data-long': asItIs,
  'data-upright': asItIs,
}

const SIZE = { width: whole, height: whole }
const CELL = { colspan: whole, rowspan: whole, scope: asItIs }

const OWN: Readonly<Record<string, Readonly<Record<string, Check>>>> = {
  a: { href: linkAddress, hreflang: asItIs },
  col: { span: whole },
  colgroup: { span: whole },
  del: { datetime: asItIs },
  details: { open: asItIs },
  img: {
    ...{ src: imageAddress, srcset: imageSet, sizes: asItIs, alt: asItIs },
    ...SIZE,
  },
  ins: { datetime: asItIs },
  li: { value: whole },
  ol: { start: whole, reversed: asItIs, type: asItIs },
  source: {
    src: ownAddress,
    ...{ srcset: imageSet, sizes: asItIs, type: asItIs, media: asItIs },
    ...SIZE,
  },
  td: CELL,
  th: CELL,
  time: { datetime: asItIs },
  track: { src: ownAddress, kind: asItIs, srclang: asItIs, label: asItIs },
  // Nothing that would play or load it before somebody wants it.
  video: { src: ownAddress, poster: imageAddress, playsinline: asItIs, ...SIZE },
}

/**
 * The value an attribute keeps; null when it must go.
 *
 * @param element its name in small letters
 * @param address absolute, of the document it stands in: what other addresses are relative to
 */
export function attributeValue(
  { element, name, value }: Record<'element' | 'name' | 'value', string>,
  address: string,
): string | null {
  const check = ownOf(OWN, element)?.[name] ?? ownOf(EVERYWHERE, name)
  return check ? check(value, address) : null
}

/** Names are anybody's: "constructor" is no rule. */
const ownOf = <T>(record: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(record, name) ? record[name] : undefined

/** Absolute, so that it means the same on the page that shows it. */
function linkAddress(value: string, address: string): string | null {
  const url = parse(value, address)
  return url && ['http:', 'https:', 'mailto:', 'tel:'].includes(url.protocol) ? url.href : null
}

function imageAddress(value: string, address: string): string | null {
  if (/^data:image\/(?:avif|gif|jpeg|png|webp);base64,[\w+/=]*$/i.test(value)) return value
  return ownAddress(value, address)
}

function imageSet(value: string, address: string): string | null {
  const candidates = value.matchAll(/([^\s,]\S*[^\s,])(?:\s+([\d.]+[wx]))?\s*(?:,|$)/g)
  const kept = [...candidates].flatMap(([, source = '', size]) => {
    const known = imageAddress(source, address)
    return known === null ? [] : [size ? `${known} ${size}` : known]
  })
  return kept.length > 0 ? kept.join(', ') : null
}

/** Custom properties that are numbers, lengths or tokens of ours: what proportions and tones are told by. */
function keepMeasures(value: string): string | null {
  const kept = value
    .split(';')
    .map((declaration) => declaration.trim())
    .filter((declaration) =>
      /^--[\w-]+:\s*(?:-?[\d.]+(?:px|r?em|%)?|var\(--tessera-[\w-]+\))$/.test(declaration),
    )
  return kept.length > 0 ? kept.join('; ') : null
}

function parse(value: string, address: string): URL | null {
  try {
    return new URL(value, address)
  } catch {
    // What is no address leads nowhere.
    return null
  }
}
