import { useEffect } from 'react'

/** Reports a second gallery with the same id. */
export function useUniqueId(id: string): void {
  useEffect(() => {
    if (document.querySelectorAll(`[data-gallery="${id}"]`).length < 2) return
    console.error(
      `Two galleries on this page have the id "${id}". A filter of one would change the URL keys of both, and links would lead to the wrong tiles. Give each gallery its own id.`,
    )
  }, [id])
}
