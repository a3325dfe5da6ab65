import { inspections } from './en/inspections.ts'

export const messages = { inspections }
