import { agreements } from './en/agreements.ts'

export const messages = { agreements }
