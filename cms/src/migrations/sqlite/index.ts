import { down, up } from './20261122_203252_initial'

export const migrations = [{ name: '20261122_203252_initial', up, down }]
