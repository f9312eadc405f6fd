'use client'

import { Button, FieldDescription, FieldError, useField } from '@payloadcms/ui'
import { LEVELS, type Level } from '@tessera/gallery/layouts'
import type { JSONFieldClientComponent } from 'payload'
import { useState } from 'react'
import { FloorPlan } from '../floor-plan/FloorPlan'
import { completed, readDrawings, withLevel, withoutLevel, workedOut } from './levels-of'
import { LevelEditor } from './LevelEditor'
import { Tails } from './Tails'
import { useSketch } from './useSketch'
import './pattern-editor.css'

const NAMES: Readonly<Record<Level, string>> = { wide: 'Wide', medium: 'Medium', narrow: 'Narrow' }

/** A pattern drawn as tiles on a grid, for the three widths of a gallery. */
export const PatternEditor: JSONFieldClientComponent = ({ field, path: given, readOnly }) => {
  const { path, value, setValue, showError, disabled } = useField<unknown>({
    potentiallyStalePath: given,
  })
  const [level, setLevel] = useState<Level>('wide')
  const drawings = readDrawings(value)
  const [sketch, act] = useSketch(drawings, level, setValue)
  const pattern = completed(drawings)
  const isOff = Boolean(readOnly) || disabled
  return (
    <fieldset className="field-type tessera-editor" id={`field-${path.replaceAll('.', '__')}`}>
      <legend className="field-label">
        Drawing <span className="required">*</span>
      </legend>
      <FieldError path={path} showError={showError} />
      <div className="tessera-editor__levels" role="group" aria-label="Width of the gallery">
        {LEVELS.map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={name === level}
            onClick={() => setLevel(name)}
          >
            {NAMES[name]}
            {!drawings[name] && <span> · worked out</span>}
          </button>
        ))}
      </div>
      {sketch ? (
        <LevelEditor
          key={level}
          name={NAMES[level]}
          sketch={sketch}
          disabled={isOff}
          onAction={act}
        />
      ) : (
        <div className="tessera-editor__derived">
          {pattern ? (
            <FloorPlan {...pattern.levels[level]} numbered />
          ) : (
            <p>Worked out from the wide drawing as soon as that repeats.</p>
          )}
          <Button
            buttonStyle="secondary"
            size="small"
            margin={false}
            type="button"
            disabled={isOff || !pattern}
            onClick={() => setValue(withLevel(drawings, level, workedOut(drawings, level)))}
          >
            Draw it by hand
          </Button>
        </div>
      )}
      {sketch && level !== 'wide' && (
        <Button
          buttonStyle="secondary"
          size="small"
          margin={false}
          type="button"
          disabled={isOff}
          onClick={() => setValue(withoutLevel(drawings, level))}
        >
          Work it out from the wide drawing
        </Button>
      )}
      {pattern && <Tails level={pattern.levels[level]} />}
      <FieldDescription description={field.admin?.description} path={path} />
    </fieldset>
  )
}
