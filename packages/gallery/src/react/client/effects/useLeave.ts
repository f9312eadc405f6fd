import { useEffect, type RefObject } from 'react'

/** Calls back when the visitor presses or focuses something outside the gallery. */
export function useLeave(section: RefObject<HTMLElement | null>, onLeave: () => void) {
  useEffect(() => {
    const onEvent = ({ target }: Event) => {
      if (target instanceof Node && !section.current?.contains(target)) onLeave()
    }
    document.addEventListener('pointerdown', onEvent)
    document.addEventListener('focusin', onEvent)
    return () => {
      document.removeEventListener('pointerdown', onEvent)
      document.removeEventListener('focusin', onEvent)
    }
  }, [section, onLeave])
}
