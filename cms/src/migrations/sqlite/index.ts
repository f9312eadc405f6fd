import { down, up } from './20261122_234611_initial'

export const migrations = [{ name: '20261122_234611_initial', up, down }]
