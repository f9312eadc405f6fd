import { useEffect, useLayoutEffect } from 'react'

/** A layout effect that React 18 does not complain of on a server, where none ever runs. */
export const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect
