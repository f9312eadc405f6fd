/** A node as the editor saves it. */
export interface LexicalJson {
  readonly type: string
  readonly version: number
  readonly [field: string]: unknown
}

/** A node with children. */
export const element = (
  type: string,
  children: readonly LexicalJson[],
  more: Readonly<Record<string, unknown>> = {},
): LexicalJson => ({
  // The editor detects the direction from the text.
  direction: null,
  format: '',
  indent: 0,
  version: 1,
  type,
  children,
  ...more,
})

/** @param format bits of `MARKS` */
export const textNode = (text: string, format = 0): LexicalJson => ({
  type: 'text',
  text,
  detail: 0,
  format,
  mode: 'normal',
  style: '',
  version: 1,
})

export const root = (children: readonly LexicalJson[]) => ({
  root: {
    ...{ type: 'root', direction: null, format: '' as const, indent: 0, version: 1 },
    children: [...children],
  },
})
