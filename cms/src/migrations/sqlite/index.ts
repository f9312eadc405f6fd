import { down, up } from './20261127_180418_initial'

export const migrations = [{ name: '20261127_180418_initial', up, down }]
