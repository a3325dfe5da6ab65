import { departments } from './zh-CN/departments.ts'
import { organisation } from './zh-CN/organisation.ts'

export const messages = { departments, organisation }

declare module '#web/messages/registry.ts' {
  interface MessagesByModule {
    identity: typeof messages
  }
}
