import { jobs } from './zh-CN/jobs.ts'

export const messages = { jobs }

declare module '#web/messages/registry.ts' {
  interface MessagesByModule {
    jobs: typeof messages
  }
}
