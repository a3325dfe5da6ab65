import type { Message } from '#contract/notifications/messages.ts'
import { useLocale } from '#web/kit/client/preferences.ts'

/** Text of a message in the page's language. */
export function useMessageText(): (message: Message) => { readonly title: string; readonly content: string } {
  const isEnglish = useLocale() === 'en_US'
  return ({ title, enTitle, content, enContent }) =>
    isEnglish ? { title: enTitle, content: enContent } : { title, content }
}
