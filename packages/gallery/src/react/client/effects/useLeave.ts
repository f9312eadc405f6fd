import { useEffect, type RefObject } from 'react'

/** Tells when the visitor turns to something outside the block, by pointer or focus. */
export function useVisit(section: RefObject<HTMLElement | null>, onLeave: () => void) {
  useEffect(() => {
    const onTurn = ({ target }: Event) => {
      if (target instanceof Node && !section.current?.contains(target)) onLeave()
    }
    document.addEventListener('pointerdown', onTurn)
    document.addEventListener('focusin', onTurn)
    return () => {
      document.removeEventListener('pointerdown', onTurn)
      document.removeEventListener('focusin', onTurn)
    }
  }, [section, onLeave])
}
