'use client'

import { Button, FieldDescription, FieldError, useField } from '@payloadcms/ui'
import { BREAKPOINTS, type Breakpoint } from '@tessera/gallery/layouts'
import type { JSONFieldClientComponent } from 'payload'
import { useState } from 'react'
import { BREAKPOINT_LABELS } from '../breakpoint-labels'
import { PatternThumbnail } from '../pattern-thumbnail/PatternThumbnail'
import {
  completeDrawings,
  readDrawings,
  withBreakpoint,
  withoutBreakpoint,
  deriveDrawing,
} from './drawings'
import { BreakpointEditor } from './BreakpointEditor'
import { Remainders } from './Remainders'
import { useDrawing } from './useDrawing'
import './pattern-editor.css'

/** Editor for a pattern: tiles drawn on a grid, per breakpoint of the gallery. */
export const PatternEditor: JSONFieldClientComponent = ({ field, path: given, readOnly }) => {
  const { path, value, setValue, showError, disabled } = useField<unknown>({
    potentiallyStalePath: given,
  })
  const [breakpoint, setBreakpoint] = useState<Breakpoint>('wide')
  const drawings = readDrawings(value)
  const [state, dispatch] = useDrawing(drawings, breakpoint, setValue)
  const pattern = completeDrawings(drawings)
  const isDisabled = Boolean(readOnly) || disabled
  return (
    <fieldset className="field-type tessera-editor" id={`field-${path.replaceAll('.', '__')}`}>
      <legend className="field-label">
        Drawing <span className="required">*</span>
      </legend>
      <FieldError path={path} showError={showError} />
      <div className="tessera-editor__breakpoints" role="group" aria-label="Width of the gallery">
        {BREAKPOINTS.map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={name === breakpoint}
            onClick={() => setBreakpoint(name)}
          >
            {BREAKPOINT_LABELS[name]}
            {!drawings[name] && <span> · automatic</span>}
          </button>
        ))}
      </div>
      {state ? (
        <BreakpointEditor
          key={breakpoint}
          name={BREAKPOINT_LABELS[breakpoint]}
          state={state}
          disabled={isDisabled}
          onAction={dispatch}
        />
      ) : (
        <div className="tessera-editor__derived">
          {pattern ? (
            <PatternThumbnail {...pattern.breakpoints[breakpoint]} numbered />
          ) : (
            <p>Derived from the drawing for desktops when that has no problems.</p>
          )}
          <Button
            buttonStyle="secondary"
            size="small"
            margin={false}
            type="button"
            disabled={isDisabled || !pattern}
            onClick={() =>
              setValue(withBreakpoint(drawings, breakpoint, deriveDrawing(drawings, breakpoint)))
            }
          >
            Draw it yourself
          </Button>
        </div>
      )}
      {state && breakpoint !== 'wide' && (
        <Button
          buttonStyle="secondary"
          size="small"
          margin={false}
          type="button"
          disabled={isDisabled}
          onClick={() => setValue(withoutBreakpoint(drawings, breakpoint))}
        >
          Derive it from the drawing for desktops
        </Button>
      )}
      {pattern && <Remainders breakpoint={pattern.breakpoints[breakpoint]} />}
      <FieldDescription description={field.admin?.description} path={path} />
    </fieldset>
  )
}
