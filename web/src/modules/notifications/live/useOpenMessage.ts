import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { countMessages, listMessages, type Message, readMessages } from '#contract/notifications/messages.ts'
import { call } from '#web/kit/client/api.ts'
import { setUnread } from './liveMessages.ts'

/** Opens the subject of a message and marks it as read. */
export function useOpenMessage(): (message: Message) => void {
  const navigate = useNavigate()
  const client = useQueryClient()
  const markRead = async (id: string) => {
    try {
      const { unread } = await call(readMessages, { ids: [id] })
      setUnread(unread)
      for (const { path } of [listMessages, countMessages]) void client.invalidateQueries({ queryKey: [path] })
    } catch {
      // The message stays unread.
    }
  }
  return ({ id, url, isRead }) => {
    if (!isRead) void markRead(id)
    if (url !== '') void navigate(url)
  }
}
