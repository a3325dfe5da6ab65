import { registering } from './en/registering.ts'

/** What people say who register a department: it brings nothing of what the back office does. */
export const messages = { registering }
