import { down, up } from './20261127_195316_initial'

export const migrations = [{ name: '20261127_195316_initial', up, down }]
