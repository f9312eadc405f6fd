import { Notice } from '../status/Notice'
import { describePeople } from './describe-people'
import { useOtherPeople } from './useOtherPeople'
import { useOtherTabs } from './useOtherTabs'

/** Shows who else has the document open, and if another tab of the same person has. @param document see `documentKey` */
export function Presence({ document }: { readonly document: string }) {
  const isOpenElsewhere = useOtherTabs(document)
  const people = useOtherPeople(document, isOpenElsewhere)
  return (
    <>
      <Notice text={describePeople(people)} />
      <Notice text={isOpenElsewhere ? 'Also open in another tab' : null} />
    </>
  )
}
