import { down, up } from './20261127_180432_initial'

export const migrations = [{ name: '20261127_180432_initial', up, down }]
