import { articles } from './zh-CN/articles.ts'
import { columns } from './zh-CN/articleColumns.ts'

export const messages = { articles, columns }

declare module '#web/messages/registry.ts' {
  interface MessagesByModule {
    notices: typeof messages
  }
}
