import { homeEditor } from './zh-CN/homeEditor.ts'

export const messages = { homeEditor }

declare module '#web/messages/registry.ts' {
  interface MessagesByModule {
    home: typeof messages
  }
}
