import { registrationQueue } from './en/registrationQueue.ts'

export const messages = { registrationQueue }
