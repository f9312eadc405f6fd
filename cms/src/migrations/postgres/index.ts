import { down, up } from './20261122_205441_initial'

export const migrations = [{ name: '20261122_205441_initial', up, down }]
