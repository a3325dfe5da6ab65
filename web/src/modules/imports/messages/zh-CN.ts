import { imports } from './zh-CN/imports.ts'

export const messages = { imports }

declare module '#web/messages/registry.ts' {
  interface MessagesByModule {
    imports: typeof messages
  }
}
