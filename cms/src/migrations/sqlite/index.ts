import { down, up } from './20261122_205430_initial'

export const migrations = [{ name: '20261122_205430_initial', up, down }]
