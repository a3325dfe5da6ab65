import { catalogue } from './zh-CN/catalogue.ts'
import { search } from './zh-CN/search.ts'

export const messages = { catalogue, search }

declare module '#web/messages/registry.ts' {
  interface MessagesByModule {
    catalogue: typeof messages
  }
}
