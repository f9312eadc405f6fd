import { down, up } from './20261122_134326_initial'

export const migrations = [{ name: '20261122_134326_initial', up, down }]
