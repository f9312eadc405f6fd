import { Button, useConfig } from '@payloadcms/ui'
import { useId, useState } from 'react'
import type { ScheduleType } from '../../scheduled-publishing/schedule-types'
import { saveSchedule, type KnownState, type Reference } from './document-state'
import { browserTimeZone, proposedTime, timeZones, toInstant, toLocalTime } from './zoned-time'

interface Props {
  readonly reference: Reference
  /** What can be chosen. */
  readonly types: readonly ScheduleType[]
  readonly type: ScheduleType
  readonly known: KnownState['schedules']
  onSaved(state: KnownState): void
  onClose(): void
}

const LABELS = { publish: 'Publish', unpublish: 'Take off the site' } as const

/** Sets the time of a publication, or of its end. It is no `<form>`, because it stands in that of the document. */
export function ScheduleForm(props: Props) {
  const { reference, types, type: initialType, known, onSaved, onClose } = props
  const id = useId()
  const { api } = useConfig().config.routes
  const ownZone = browserTimeZone()
  const before = known.find(({ type }) => type === initialType)
  const [type, setType] = useState(initialType)
  const [timeZone, setTimeZone] = useState((before ?? known[0])?.timeZone ?? ownZone)
  const [time, setTime] = useState(() =>
    before ? toLocalTime(before.date, timeZone) : proposedTime(latestOf(known), timeZone),
  )
  const [problem, setProblem] = useState<string | null>(null)

  async function save() {
    const date = toInstant(time, timeZone)
    if (date === null) return setProblem('Enter a date and a time.')
    const answer = await saveSchedule(api, reference, { type, date, timeZone })
    if ('problem' in answer) setProblem(answer.problem)
    else onSaved(answer.data)
  }
  return (
    <div role="group" aria-label="Schedule" className="tessera-schedule">
      {types.length === 1 ? (
        <p className="tessera-schedule__type">{LABELS[type]}</p>
      ) : (
        <>
          <label htmlFor={`${id}-type`}>What</label>
          <select
            ref={focus}
            className="tessera-input"
            id={`${id}-type`}
            value={type}
            onChange={(event) => setType(types.find((each) => each === event.target.value) ?? type)}
          >
            {types.map((each) => (
              <option key={each} value={each}>
                {LABELS[each]}
              </option>
            ))}
          </select>
        </>
      )}
      <label htmlFor={`${id}-time`}>When</label>
      <input
        ref={types.length === 1 ? focus : undefined}
        className="tessera-input"
        id={`${id}-time`}
        type="datetime-local"
        value={time}
        aria-describedby={`${id}-problem`}
        onChange={(event) => setTime(event.target.value)}
      />
      <label htmlFor={`${id}-zone`}>Time zone</label>
      <select
        className="tessera-input"
        id={`${id}-zone`}
        value={timeZone}
        onChange={(event) => setTimeZone(event.target.value)}
      >
        {timeZones(ownZone, timeZone).map((zone) => (
          <option key={zone}>{zone}</option>
        ))}
      </select>
      <p id={`${id}-problem`} role="alert">
        {problem}
      </p>
      <div className="tessera-schedule__actions">
        <Button size="small" margin={false} onClick={() => void save()}>
          Set the time
        </Button>
        <Button size="small" buttonStyle="secondary" margin={false} onClick={onClose}>
          Back
        </Button>
      </div>
    </div>
  )
}

/** The button that opened the form may have disappeared. */
const focus = (control: HTMLElement | null) => control?.focus()

/** Now, or when something happens to the document already, ms. */
const latestOf = (known: Props['known']): number =>
  Math.max(Date.now(), ...known.map(({ date }) => Date.parse(date)))
