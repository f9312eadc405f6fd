const INTENTS = ['pointerover', 'focusin', 'touchstart'] as const

/** The element of an event, or the nearest around it, that matches. */
export const elementAt = <E extends HTMLElement = HTMLElement>(
  selector: string,
  { target }: Event,
): E | null => (target instanceof Element ? target.closest<E>(selector) : null)

/** Works each time somebody points at such an element, comes to it or touches it. */
export function whenWanted(selector: string, work: (element: HTMLElement) => void): void {
  const onIntent = (event: Event) => {
    const element = elementAt(selector, event)
    if (element) work(element)
  }
  for (const type of INTENTS) addEventListener(type, onIntent, { passive: true })
}
