import type {} from 'react'

/** Lets `style` carry custom properties. Import it for its type alone: `import type {} from './css-properties'`. */
declare module 'react' {
  interface CSSProperties {
    [customProperty: `--${string}`]: string | number | undefined
  }
}
