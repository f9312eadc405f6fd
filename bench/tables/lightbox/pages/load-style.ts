/** Adds a style sheet to the page. Resolves once it applies. */
export const loadStyle = (href: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href })
    link.onload = () => resolve()
    link.onerror = () => reject(new Error(`The style sheet ${href} could not be loaded.`))
    document.head.append(link)
  })
