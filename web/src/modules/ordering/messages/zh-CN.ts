import { action } from './zh-CN/action.ts'
import { fulfilment } from './zh-CN/fulfilment.ts'
import { ordering } from './zh-CN/ordering.ts'
import { orders } from './zh-CN/orders.ts'

export const messages = { action, fulfilment, ordering, orders }

declare module '#web/messages/registry.ts' {
  interface MessagesByModule {
    ordering: typeof messages
  }
}
