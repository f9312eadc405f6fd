/**
 * Brings a style sheet that a page does without until its script comes. Settles when it holds, or cannot be had: nothing
 * waits for it then.
 *
 * @param insert where it goes among the others; last when absent
 */
export const bringSheet = (
  href: string,
  insert = (link: HTMLLinkElement) => document.head.append(link),
): Promise<void> =>
  new Promise((resolve) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = href
    link.onload = link.onerror = () => resolve()
    insert(link)
  })
