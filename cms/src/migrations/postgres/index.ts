import { down, up } from './20261122_180752_initial'

export const migrations = [{ name: '20261122_180752_initial', up, down }]
