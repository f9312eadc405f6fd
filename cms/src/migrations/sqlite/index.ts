import { down, up } from './20261123_075436_initial'

export const migrations = [{ name: '20261123_075436_initial', up, down }]
