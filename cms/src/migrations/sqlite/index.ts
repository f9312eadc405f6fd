import { down, up } from './20261122_134212_initial'

export const migrations = [{ name: '20261122_134212_initial', up, down }]
