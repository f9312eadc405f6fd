/** What happens to an element of a fetched document: `unwrap` keeps only its children, `drop` removes both. */
type ElementRule = 'keep' | 'unwrap' | 'drop'

const KEPT_ELEMENTS: ReadonlySet<string> = new Set(
  (
    'abbr address article aside b bdi bdo blockquote br caption cite code col colgroup dd del details dfn div dl dt ' +
    'em figcaption figure footer h1 h2 h3 h4 h5 h6 header hgroup hr i img ins kbd li main mark nav ol p picture pre ' +
    'q rp rt ruby s samp section small source span strong sub summary sup table tbody td tfoot th thead time tr ' +
    'track u ul var video wbr a'
  ).split(' '),
)

/** Elements whose content is not readable text, or must not be shown. */
const DROPPED_ELEMENTS: ReadonlySet<string> = new Set(
  (
    'applet area audio base basefont bgsound button canvas command datalist dialog embed fieldset form frame frameset ' +
    'head iframe input keygen label link map math meta meter noembed noframes noscript object optgroup option output ' +
    'param plaintext portal progress script select slot style svg template textarea title xmp'
  ).split(' '),
)

/** The rule for an element, by its name in lower case. Unknown elements are unwrapped, so that their text remains. */
export function getElementRule(name: string): ElementRule {
  if (KEPT_ELEMENTS.has(name)) return 'keep'
  return DROPPED_ELEMENTS.has(name) ? 'drop' : 'unwrap'
}

/** Returns the value to keep, or null to remove the attribute. `base`: the URL of the fetched document. */
type Check = (value: string, base: string) => string | null

const anyValue: Check = (value) => value
const integer: Check = (value) => (/^-?\d{1,5}$/.test(value) ? value : null)
/** Only files of the same site: a request to another site reveals the reader to it. */
const sameSiteUrl: Check = (value, base) => {
  const url = parseUrl(value, base)
  return url?.protocol.startsWith('http') && url.origin === new URL(base).origin ? url.href : null
}

/** Attributes of any element. Without `id` and `name`: scripts of the page could find them. */
const GLOBAL_ATTRIBUTES: Readonly<Record<string, Check>> = {
  class: anyValue,
  dir: anyValue,
  lang: anyValue,
  title: anyValue,
  'aria-label': anyValue,
  'aria-hidden': anyValue,
  style: safeStyle,
  // The style sheet of articles uses these. A script may look for other data attributes.
  'data-fragment': anyValue,
  'data-long': anyValue,
  'data-details-part': anyValue,
  'data-upright': anyValue,
}

const SIZE_ATTRIBUTES = { width: integer, height: integer }
const CELL_ATTRIBUTES = { colspan: integer, rowspan: integer, scope: anyValue }

const ELEMENT_ATTRIBUTES: Readonly<Record<string, Readonly<Record<string, Check>>>> = {
  a: { href: linkUrl, hreflang: anyValue },
  col: { span: integer },
  colgroup: { span: integer },
  del: { datetime: anyValue },
  details: { open: anyValue },
  img: {
    ...{ src: imageUrl, srcset: imageSrcSet, sizes: anyValue, alt: anyValue },
    ...SIZE_ATTRIBUTES,
  },
  ins: { datetime: anyValue },
  li: { value: integer },
  ol: { start: integer, reversed: anyValue, type: anyValue },
  source: {
    src: sameSiteUrl,
    ...{ srcset: imageSrcSet, sizes: anyValue, type: anyValue, media: anyValue },
    ...SIZE_ATTRIBUTES,
  },
  td: CELL_ATTRIBUTES,
  th: CELL_ATTRIBUTES,
  time: { datetime: anyValue },
  track: { src: sameSiteUrl, kind: anyValue, srclang: anyValue, label: anyValue },
  // Without `autoplay` and `preload`: nothing loads before the visitor plays the video.
  video: { src: sameSiteUrl, poster: imageUrl, playsinline: anyValue, ...SIZE_ATTRIBUTES },
}

/**
 * The sanitised value of an attribute; null to remove it.
 *
 * @param element name of the element in lower case
 * @param base absolute URL of the document, which relative URLs are resolved against
 */
export function sanitiseAttribute(
  { element, name, value }: Record<'element' | 'name' | 'value', string>,
  base: string,
): string | null {
  const check =
    ownProperty(ELEMENT_ATTRIBUTES, element)?.[name] ?? ownProperty(GLOBAL_ATTRIBUTES, name)
  return check ? check(value, base) : null
}

/** The names come from the document: "constructor" must not find a property of Object.prototype. */
const ownProperty = <T>(record: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(record, name) ? record[name] : undefined

/** Makes the URL absolute, because the page that shows it has another base. */
function linkUrl(value: string, base: string): string | null {
  const url = parseUrl(value, base)
  return url && ['http:', 'https:', 'mailto:', 'tel:'].includes(url.protocol) ? url.href : null
}

function imageUrl(value: string, base: string): string | null {
  if (/^data:image\/(?:avif|gif|jpeg|png|webp);base64,[\w+/=]*$/i.test(value)) return value
  return sameSiteUrl(value, base)
}

function imageSrcSet(value: string, base: string): string | null {
  const candidates = value.matchAll(/([^\s,]\S*[^\s,])(?:\s+([\d.]+[wx]))?\s*(?:,|$)/g)
  const kept = [...candidates].flatMap(([, source = '', size]) => {
    const url = imageUrl(source, base)
    return url === null ? [] : [size ? `${url} ${size}` : url]
  })
  return kept.length > 0 ? kept.join(', ') : null
}

/** Keeps custom properties whose value is a number, a length or a `--tessera-…` token: proportions and tones. */
function safeStyle(value: string): string | null {
  const kept = value
    .split(';')
    .map((declaration) => declaration.trim())
    .filter((declaration) =>
      /^--[\w-]+:\s*(?:-?[\d.]+(?:px|r?em|%)?|var\(--tessera-[\w-]+\))$/.test(declaration),
    )
  return kept.length > 0 ? kept.join('; ') : null
}

/** Null for an invalid URL. */
function parseUrl(value: string, base: string): URL | null {
  try {
    return new URL(value, base)
  } catch {
    return null
  }
}
