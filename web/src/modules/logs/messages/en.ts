import { logs } from './en/logs.ts'

export const messages = { logs }
