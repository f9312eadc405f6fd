/** A node of the editor's JSON, as it would have saved it. */
export interface LexicalJson {
  readonly type: string
  readonly version: number
  readonly [field: string]: unknown
}

/** A node that holds others. */
export const element = (
  type: string,
  children: readonly LexicalJson[],
  more: Readonly<Record<string, unknown>> = {},
): LexicalJson => ({
  direction: null,
  format: '',
  indent: 0,
  version: 1,
  type,
  children,
  ...more,
})

/** @param format bits of marks */
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
