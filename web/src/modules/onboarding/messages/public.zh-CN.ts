import { registerSupplier } from './zh-CN/registering.ts'

export const messages = { registerSupplier }

declare module '#web/messages/registry.ts' {
  interface MessagesByModule {
    'onboarding.public': typeof messages
  }
}
