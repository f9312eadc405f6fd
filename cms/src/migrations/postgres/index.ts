import { down, up } from './20261128_104947_initial'

export const migrations = [{ name: '20261128_104947_initial', up, down }]
