import { useEffect, useState } from 'react'
import { THIS_TAB } from '../local-copies/tabs'
import { watchOtherTabs } from './watch-other-tabs'

/** If another tab of this browser has the document open. @param document see `documentKey` */
export function useOtherTabs(document: string): boolean {
  const [isOpenElsewhere, setOpenElsewhere] = useState(false)
  useEffect(() => {
    const watch = watchOtherTabs({ document, tab: THIS_TAB, onChange: setOpenElsewhere })
    addEventListener('pagehide', watch.leave)
    // Of a page that the Back button shows again.
    addEventListener('pageshow', watch.ask)
    return () => {
      removeEventListener('pagehide', watch.leave)
      removeEventListener('pageshow', watch.ask)
      watch.end()
    }
  }, [document])
  return isOpenElsewhere
}
