/** Plain paragraphs as the editor would have saved them. */
export function toLexical(paragraphs: readonly string[]) {
  const block = { direction: null, format: '' as const, indent: 0, version: 1 }
  return {
    root: {
      ...block,
      type: 'root',
      children: paragraphs.map((text) => ({
        ...block,
        type: 'paragraph',
        textFormat: 0,
        textStyle: '',
        children: [
          { type: 'text', text, detail: 0, format: 0, mode: 'normal', style: '', version: 1 },
        ],
      })),
    },
  }
}
