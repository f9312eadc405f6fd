/**
 * Adds a style sheet to the page. Resolves when it is applied, and also when it cannot be loaded: a feature does not
 * wait for styles that never come.
 *
 * @param insert adds the `<link>` to the document; by default at the end of the head
 */
export const loadStyleSheet = (
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
