import type { CSSProperties } from 'react'
import { defaultPeriodLabels } from '../../../../core/filter/period/labels'
import { HANDLES } from '../../../../core/filter/period/move-handle'
import { idsOfBars, type Years } from '../../../../core/filter/period/years'
import { selectOption } from '../../../../core/url/state-changes'
import { groupKey } from '../../../../core/url/search-params'
import type { Period } from '../../../../core/types'
import type { PeriodFilterProps } from './PeriodFilter'

type PeriodFormProps = PeriodFilterProps & { readonly years: Years }

/** Two lists of years and a button, for a page without script. */
export function PeriodForm({ context, group, period, years }: PeriodFormProps) {
  const { gallery, state, address, hrefOf, labels } = context
  const { from, to, show } = labels.period ?? defaultPeriodLabels
  // A form replaces the whole query string with its fields, so the other keys become hidden fields.
  const withoutPeriod = hrefOf(selectOption(state, group.id, '').state)
  const otherKeys = new URLSearchParams(withoutPeriod.slice(address.path.length))
  return (
    <form action={`${address.path}#${gallery.id}`}>
      {[...otherKeys].map(([key, value], i) => (
        <input key={i} type="hidden" name={key} value={value} />
      ))}
      {HANDLES.map((handle) => (
        <label key={handle}>
          {[from, to][handle]}{' '}
          <select
            name={`${gallery.id}.${groupKey(group.id)}`}
            defaultValue={years[handle]}
            style={FIELD_STYLE}
          >
            {choices(period, years)[handle].map((year) => (
              <option key={year}>{year}</option>
            ))}
          </select>
        </label>
      ))}
      <button type="submit" style={FIELD_STYLE}>
        {show}
      </button>
    </form>
  )
}

/** Not in the style sheet, which blocks the rendering of every page. */
const FIELD_STYLE: CSSProperties = { minBlockSize: 36, marginInlineEnd: 16, font: 'inherit' }

/** The first and the last years of the bars, and the selected years. */
function choices(period: Period, [from, to]: Years) {
  const starts = idsOfBars(period).map(Number)
  const ends = starts.map((year) => year + period.step - 1)
  const sorted = (years: readonly number[]) => [...new Set(years)].sort((a, b) => a - b)
  return [sorted([...starts, from]), sorted([...ends, to])] as const
}
