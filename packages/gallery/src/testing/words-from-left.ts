/**
 * The words of an element as they stand on its line, from left to right. Self-contained, so that Playwright can run it in
 * a page.
 */
export function wordsFromLeft(element: Element): readonly string[] {
  const words: { readonly word: string; readonly left: number }[] = []
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    for (const { 0: word, index } of (node.nodeValue ?? '').matchAll(/\S+/g)) {
      const range = document.createRange()
      range.setStart(node, index)
      range.setEnd(node, index + word.length)
      words.push({ word, left: range.getBoundingClientRect().left })
    }
  return words.toSorted((a, b) => a.left - b.left).map(({ word }) => word)
}
