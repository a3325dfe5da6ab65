import { costCentres } from './zh-CN/costCentres.ts'

/** Messages of the page of cost centres: separate, so that other pages do not load them. */
export const messages = { costCentres }

declare module '#web/messages/registry.ts' {
  interface MessagesByModule {
    'ordering.costCentres': typeof messages
  }
}
