import { down, up } from './20261122_210135_initial'

export const migrations = [{ name: '20261122_210135_initial', up, down }]
