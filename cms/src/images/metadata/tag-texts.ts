/** Returns a function that reads the texts of a tag by its name. */
export const textsIn =
  (tags: object) =>
  (name: string): readonly string[] =>
    textsOf(Object.entries(tags).find(([key]) => key === name)?.[1])

/** The texts of a tag of ExifReader: one, or those of a list. Of a text in several languages the default is first. */
function textsOf(tag: unknown): readonly string[] {
  if (Array.isArray(tag)) return tag.flatMap(textsOf)
  if (!isRecord(tag)) return []
  const { value, description } = tag
  if (Array.isArray(value) && value.some(isRecord)) return value.flatMap(textsOf)
  const text = clean(String(description ?? value ?? ''))
  return text ? [text] : []
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Removes control characters: fields of a fixed length end in NUL, which PostgreSQL refuses. Line breaks stay. */
const clean = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    // eslint-disable-next-line no-control-regex -- the expression removes control characters
    .replace(/[\u0000-\u0009\u000b-\u001f\u007f]/g, '')
    .trim()
