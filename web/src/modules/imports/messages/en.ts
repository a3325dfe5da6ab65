import { imports } from './en/imports.ts'

export const messages = { imports }
