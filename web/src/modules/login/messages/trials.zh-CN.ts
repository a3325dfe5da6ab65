import { trials } from './zh-CN/trials.ts'

/** Messages of the queue of trials: separate, so that the login does not load them. */
export const messages = { trials }

declare module '#web/messages/registry.ts' {
  interface MessagesByModule {
    'login.trials': typeof messages
  }
}
