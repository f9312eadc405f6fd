import type {} from 'react'

/** Allows custom properties in `style`. Import it for its type only: `import type {} from './css-properties'`. */
declare module 'react' {
  interface CSSProperties {
    [customProperty: `--${string}`]: string | number | undefined
  }
}
