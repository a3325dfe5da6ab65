import { materialCodes } from './zh-CN/materialCodes.ts'

/** Messages of the page of material codes: separate, so that other pages do not load them. */
export const messages = { materialCodes }

declare module '#web/messages/registry.ts' {
  interface MessagesByModule {
    'catalogue.materialCodes': typeof messages
  }
}
