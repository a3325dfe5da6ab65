import type { Message } from '#contract/notifications/messages.ts'
import { topics } from '#contract/messages.ts'
import type { MessageRow } from './own.store.ts'

export const presentMessage = (row: MessageRow): Message => ({
  id: row.id,
  title: row.title_zh,
  enTitle: row.title_en,
  content: row.content_zh,
  enContent: row.content_en,
  url: row.url,
  bizChildType: topics[row.topic].code,
  category: row.category,
  isRead: row.read_at !== null,
  createTime: row.at.toISOString(),
})
