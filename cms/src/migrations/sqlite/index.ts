import { down, up } from './20261123_175835_initial'

export const migrations = [{ name: '20261123_175835_initial', up, down }]
