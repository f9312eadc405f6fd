import { down, up } from './20261122_210739_initial'

export const migrations = [{ name: '20261122_210739_initial', up, down }]
