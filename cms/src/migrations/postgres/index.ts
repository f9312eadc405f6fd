import { down, up } from './20261122_210750_initial'

export const migrations = [{ name: '20261122_210750_initial', up, down }]
