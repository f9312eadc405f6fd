'use client'

import { Button, toast, useConfig, useDocumentInfo, useLocale } from '@payloadcms/ui'
import { useRef, useState } from 'react'
import { SCHEDULE_TYPES, type ScheduleType } from '../../scheduled-publishing/schedule-types'
import { describeSchedule, describeVisibility } from './describe-state'
import './document-state.css'
import { cancelSchedule, type KnownState } from './document-state'
import { ScheduleForm } from './ScheduleForm'
import { UnreadyImages, withoutErrors } from './UnreadyImages'
import { useDocumentState } from './useDocumentState'
import { browserTimeZone } from './zoned-time'

/** At the top of a form: what visitors see of the document, and what happens at a set time. */
export function DocumentStateLine() {
  const { id, collectionSlug: collection = '', hasPublishPermission, isTrashed } = useDocumentInfo()
  const { localization, routes } = useConfig().config
  const { api } = routes
  const { code: locale } = useLocale()
  const { state, setState } = useDocumentState()
  const [edited, setEdited] = useState<ScheduleType | null>(null)
  const section = useRef<HTMLElement>(null)
  if (id === undefined || state === null || isTrashed) return null
  const reference = { collection, id }
  const isImage = collection === 'media'
  const canSchedule = hasPublishPermission === true && !isImage && collection !== 'videos'
  const unset = SCHEDULE_TYPES.filter((type) => !state.schedules.some((each) => each.type === type))
  const [firstUnset] = unset
  const address = state.addresses[locale] ?? Object.values(state.addresses)[0]

  async function cancel(type: ScheduleType) {
    const answer = await cancelSchedule(api, reference, type)
    if ('problem' in answer) return toast.error(answer.problem)
    setState(answer.data)
    takeFocus()
  }
  /** The pressed button is about to disappear. */
  const takeFocus = () => section.current?.focus()
  const close = () => {
    setEdited(null)
    takeFocus()
  }
  const save = (next: KnownState) => {
    setState(next)
    close()
  }
  return (
    <section
      ref={section}
      tabIndex={-1}
      className="field-type tessera-state"
      aria-label="State of the document"
      data-languages={localization ? localization.locales.length : 1}
    >
      <p className="tessera-state__line">
        <strong data-live={state.isLive}>{describeVisibility(state, collection)}</strong>
        {address && (
          <a href={address} target="_blank" rel="noreferrer">
            Open on the site
          </a>
        )}
        {canSchedule && firstUnset && edited === null && (
          <Button
            size="small"
            buttonStyle="subtle"
            margin={false}
            onClick={() => setEdited(firstUnset)}
          >
            {unset.length === 1 ? OFFERS[firstUnset] : 'Schedule …'}
          </Button>
        )}
      </p>
      {state.refusedReason !== null && (
        <p role="status" className="tessera-state__problem">
          {state.refusedReason} It is tried again every half minute until it succeeds.
        </p>
      )}
      <UnreadyImages
        images={state.unreadyImages}
        isImage={isImage}
        onRetry={() => setState({ ...state, unreadyImages: withoutErrors(state.unreadyImages) })}
      />
      {state.schedules.map((schedule) => (
        <p key={schedule.type} className="tessera-state__line">
          <span>{describeSchedule(schedule, browserTimeZone())}</span>
          {canSchedule && (
            <>
              <Button
                size="small"
                buttonStyle="subtle"
                margin={false}
                onClick={() => setEdited(schedule.type)}
              >
                Change
              </Button>
              <Button
                size="small"
                buttonStyle="subtle"
                margin={false}
                onClick={() => void cancel(schedule.type)}
              >
                Cancel
              </Button>
            </>
          )}
        </p>
      ))}
      {edited !== null && (
        <ScheduleForm
          key={edited}
          reference={reference}
          types={unset.includes(edited) ? unset : [edited]}
          type={edited}
          known={state.schedules}
          onSaved={save}
          onClose={close}
        />
      )}
    </section>
  )
}

/** While the other one is set. */
const OFFERS: Readonly<Record<ScheduleType, string>> = {
  publish: 'Schedule the publication …',
  unpublish: 'Schedule the end …',
}
