import { useState, type CSSProperties, type RefObject } from 'react'

interface Props {
  /** Of the page, px. It is scaled down where the panel is narrower. */
  readonly width: number
  readonly frames: readonly RefObject<HTMLIFrameElement | null>[]
  /** Index of the frame that is seen. */
  readonly front: number
  /** Its pages load all the same. */
  readonly isHidden: boolean
}

/** The page at the width of a device. */
export function PreviewFrame({ width, frames, front, isHidden }: Props) {
  const [box, setBox] = useState({ width: 0, height: 0 })
  const measure = (element: HTMLDivElement | null) => {
    if (!element) return
    const observer = new ResizeObserver(() =>
      setBox({ width: element.clientWidth, height: element.clientHeight }),
    )
    observer.observe(element)
    return () => observer.disconnect()
  }
  const scale = box.width > 0 ? Math.min(1, box.width / width) : 1
  const style: CSSProperties = {
    inlineSize: width,
    blockSize: box.height / scale,
    transform: `scale(${scale})`,
  }
  return (
    <div className="tessera-live-preview__stage" ref={measure} data-hidden={isHidden}>
      <div
        className="tessera-live-preview__device"
        style={{ inlineSize: width * scale, blockSize: box.height }}
      >
        {frames.map((ref, index) => (
          <iframe
            key={index}
            ref={ref}
            title={index === front ? 'The page as visitors will see it' : 'The next page'}
            hidden={index !== front}
            aria-hidden={index !== front}
            style={style}
          />
        ))}
      </div>
    </div>
  )
}
