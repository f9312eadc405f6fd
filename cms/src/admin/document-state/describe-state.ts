import type { DocumentState } from '../../document-state/find-document-state'
import type { Schedule } from '../../scheduled-publishing/schedule'

type Visibility = Pick<
  DocumentState,
  'isLive' | 'hasChanges' | 'isPending' | 'refusedReason' | 'addresses'
>

/** What visitors see of a document of a collection. */
export function describeVisibility(
  { isLive, hasChanges, isPending, refusedReason, addresses }: Visibility,
  collection: string,
): string {
  if (refusedReason !== null)
    return isLive ? 'Live; your changes could not be published' : 'Could not be published'
  if (isPending)
    return isLive
      ? 'Live; your changes go live when the images are ready'
      : 'Goes live when its images are ready'
  if (collection === 'media' || collection === 'videos') {
    if (!isLive) return 'Not public: no published document shows it'
    const lacksPage = collection === 'media' && Object.keys(addresses).length === 0
    return lacksPage ? 'Live, without a page of its own: no published gallery shows it' : 'Live'
  }
  if (!isLive) return 'Draft'
  return hasChanges ? 'Live, with unpublished changes' : 'Live'
}

/** `Goes live Tue 24 Nov, 09:00 (Europe/Warsaw)` */
export function describeSchedule({ type, date, timeZone }: Schedule, browserZone: string): string {
  const zone = timeZone ?? browserZone
  return `${type === 'publish' ? 'Goes live' : 'Goes offline'} ${formatTime(date, zone)} (${zone})`
}

function formatTime(date: string, timeZone: string): string {
  const time = new Date(date)
  const isThisYear = time.getUTCFullYear() === new Date().getUTCFullYear()
  return time
    .toLocaleString('en-GB', {
      ...{ weekday: 'short', day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' },
      ...(isThisYear ? {} : { year: 'numeric' }),
      timeZone,
    })
    .replace(/^(\w+),/, '$1')
}
