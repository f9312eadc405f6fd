import { down, up } from './20261123_002528_initial'

export const migrations = [{ name: '20261123_002528_initial', up, down }]
