import { useEffect, useLayoutEffect } from 'react'

/** A layout effect without the warning of React 18 on a server, where no effect runs. */
export const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect
