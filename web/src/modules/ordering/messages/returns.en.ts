import { returns } from './en/returns.ts'

export const messages = { returns }
