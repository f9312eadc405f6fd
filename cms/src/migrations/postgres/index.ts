import { down, up } from './20261122_203258_initial'

export const migrations = [{ name: '20261122_203258_initial', up, down }]
