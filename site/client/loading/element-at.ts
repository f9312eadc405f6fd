/** The element that received an event, or its nearest ancestor, that matches a selector. */
export const elementAt = <E extends HTMLElement = HTMLElement>(
  selector: string,
  { target }: Event,
): E | null => (target instanceof Element ? target.closest<E>(selector) : null)
