import { down, up } from './20261123_003346_initial'

export const migrations = [{ name: '20261123_003346_initial', up, down }]
