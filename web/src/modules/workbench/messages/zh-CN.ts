import { workbench } from './zh-CN/workbench.ts'

export const messages = { workbench }

declare module '#web/messages/registry.ts' {
  interface MessagesByModule {
    workbench: typeof messages
  }
}
