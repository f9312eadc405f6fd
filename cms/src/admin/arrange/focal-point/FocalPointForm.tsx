import { Button, useConfig } from '@payloadcms/ui'
import { useId, useState, type PointerEvent } from 'react'
import type { PreviewTile } from '../../gallery-preview/preview'
import { refreshPreviews } from '../../gallery-preview/usePreviews'
import { askCms, problemOf } from '../../requests/ask-cms'

interface Props {
  readonly title: string
  readonly image: NonNullable<PreviewTile['image']>
  readonly ratios: readonly number[]
  onClose(): void
}

/** The image with its focal point, and how every tile shape crops it. */
export function FocalPointForm({ title, image, ratios, onClose }: Props) {
  const { routes } = useConfig().config
  const [point, setPoint] = useState(() => ({
    x: Math.round(image.focalPoint.x * 100),
    y: Math.round(image.focalPoint.y * 100),
  }))
  const [failure, setFailure] = useState<string | null>(null)
  const save = async () => {
    const body = { focalX: point.x, focalY: point.y }
    const url = `${routes.api}/media/${image.media}`
    const problem = problemOf(await askCms({ url, method: 'PATCH', body }))
    setFailure(problem)
    if (problem !== null) return
    refreshPreviews()
    onClose()
  }
  const follow = (event: PointerEvent<HTMLElement>) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
    setPoint({
      x: toPercent((event.clientX - left) / width),
      y: toPercent((event.clientY - top) / height),
    })
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <h2>Focal point of {title}</h2>
      <p>This point stays visible in every tile, in all galleries that show the image.</p>
      <div className="tessera-focal-point__parts">
        <div>
          <div
            className="tessera-focal-point__image"
            onPointerDown={(event) => {
              event.currentTarget.setPointerCapture(event.pointerId)
              follow(event)
            }}
            onPointerMove={(event) => {
              if (event.currentTarget.hasPointerCapture(event.pointerId)) follow(event)
            }}
          >
            <img src={image.src} alt="" draggable={false} />
            <span style={{ insetInlineStart: `${point.x}%`, insetBlockStart: `${point.y}%` }} />
          </div>
          <Slider
            label="From the left"
            value={point.x}
            onChange={(x) => setPoint({ ...point, x })}
          />
          <Slider
            label="From the top"
            value={point.y}
            onChange={(y) => setPoint({ ...point, y })}
          />
        </div>
        <ul className="tessera-focal-point__shapes" aria-label="Tile shapes">
          {ratios.map((ratio) => (
            <li key={ratio} style={{ aspectRatio: ratio, flexGrow: ratio }}>
              <img
                src={image.src}
                alt=""
                style={{ aspectRatio: ratio, objectPosition: `${point.x}% ${point.y}%` }}
              />
            </li>
          ))}
        </ul>
      </div>
      <p role="alert">{failure}</p>
      <div className="tessera-focal-point__buttons">
        <Button type="submit" size="medium" margin={false}>
          Save the focal point
        </Button>
        <Button buttonStyle="secondary" size="medium" margin={false} onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  )
}

interface SliderProps {
  readonly label: string
  readonly value: number
  onChange(value: number): void
}

function Slider({ label, value, onChange }: SliderProps) {
  const id = useId()
  return (
    <div className="tessera-focal-point__slider">
      <label htmlFor={id}>{label}</label> <output htmlFor={id}>{value} %</output>
      <input
        id={id}
        type="range"
        min={0}
        max={100}
        value={value}
        onChange={(event) => onChange(event.target.valueAsNumber)}
      />
    </div>
  )
}

const toPercent = (share: number) => Math.round(Math.min(1, Math.max(0, share)) * 100)
