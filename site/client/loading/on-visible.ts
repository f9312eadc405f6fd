/** Calls back once, with all elements that match a selector, when the first of them scrolls into the viewport. */
export function onVisible(
  selector: string,
  listener: (elements: readonly HTMLElement[]) => void,
): void {
  const elements = [...document.querySelectorAll<HTMLElement>(selector)]
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return
    observer.disconnect()
    listener(elements)
  })
  elements.forEach((element) => observer.observe(element))
}
