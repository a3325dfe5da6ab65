import { batch } from './en/batch.ts'

export const messages = { batch }
