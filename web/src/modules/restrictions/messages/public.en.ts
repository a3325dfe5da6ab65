import { restoring } from './en/restoring.ts'

/** What people say about their own restrictions: it brings nothing of what the back office does. */
export const messages = { restoring }
