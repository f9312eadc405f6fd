/** Resolves once a style sheet is in force. */
export const loadStyle = (href: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href })
    link.onload = () => resolve()
    link.onerror = () => reject(new Error(`${href} cannot be loaded.`))
    document.head.append(link)
  })
