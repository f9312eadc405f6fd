'use client'

import { Button, FieldDescription, FieldError, useField } from '@payloadcms/ui'
import { LEVELS, type Breakpoint } from '@tessera/gallery/layouts'
import type { JSONFieldClientComponent } from 'payload'
import { useState } from 'react'
import { FloorPlan } from '../floor-plan/FloorPlan'
import {
  completed,
  readDrawings,
  withBreakpoint,
  withoutBreakpoint,
  workedOut,
} from './breakpoints-of'
import { BreakpointEditor } from './BreakpointEditor'
import { Remainders } from './Remainders'
import { useSketch } from './useSketch'
import './pattern-editor.css'

const NAMES: Readonly<Record<Breakpoint, string>> = {
  wide: 'Wide',
  medium: 'Medium',
  narrow: 'Narrow',
}

/** A pattern drawn as tiles on a grid, for the three widths of a gallery. */
export const PatternEditor: JSONFieldClientComponent = ({ field, path: given, readOnly }) => {
  const { path, value, setValue, showError, disabled } = useField<unknown>({
    potentiallyStalePath: given,
  })
  const [breakpoint, setBreakpoint] = useState<Breakpoint>('wide')
  const drawings = readDrawings(value)
  const [sketch, act] = useSketch(drawings, breakpoint, setValue)
  const pattern = completed(drawings)
  const isOff = Boolean(readOnly) || disabled
  return (
    <fieldset className="field-type tessera-editor" id={`field-${path.replaceAll('.', '__')}`}>
      <legend className="field-label">
        Drawing <span className="required">*</span>
      </legend>
      <FieldError path={path} showError={showError} />
      <div className="tessera-editor__breakpoints" role="group" aria-label="Width of the gallery">
        {LEVELS.map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={name === breakpoint}
            onClick={() => setBreakpoint(name)}
          >
            {NAMES[name]}
            {!drawings[name] && <span> · worked out</span>}
          </button>
        ))}
      </div>
      {sketch ? (
        <BreakpointEditor
          key={breakpoint}
          name={NAMES[breakpoint]}
          sketch={sketch}
          disabled={isOff}
          onAction={act}
        />
      ) : (
        <div className="tessera-editor__derived">
          {pattern ? (
            <FloorPlan {...pattern.breakpoints[breakpoint]} numbered />
          ) : (
            <p>Worked out from the wide drawing as soon as that repeats.</p>
          )}
          <Button
            buttonStyle="secondary"
            size="small"
            margin={false}
            type="button"
            disabled={isOff || !pattern}
            onClick={() =>
              setValue(withBreakpoint(drawings, breakpoint, workedOut(drawings, breakpoint)))
            }
          >
            Draw it by hand
          </Button>
        </div>
      )}
      {sketch && breakpoint !== 'wide' && (
        <Button
          buttonStyle="secondary"
          size="small"
          margin={false}
          type="button"
          disabled={isOff}
          onClick={() => setValue(withoutBreakpoint(drawings, breakpoint))}
        >
          Work it out from the wide drawing
        </Button>
      )}
      {pattern && <Remainders breakpoint={pattern.breakpoints[breakpoint]} />}
      <FieldDescription description={field.admin?.description} path={path} />
    </fieldset>
  )
}
