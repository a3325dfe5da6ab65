import { inspections } from './zh-CN/inspections.ts'

/** Messages of the page of inspections: separate, so that other pages do not load them. */
export const messages = { inspections }

declare module '#web/messages/registry.ts' {
  interface MessagesByModule {
    'ordering.inspections': typeof messages
  }
}
