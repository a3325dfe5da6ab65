import { words as en } from '#web/words/en/words.ts'
import { words as zh, type Words } from '#web/words/zh-CN/words.ts'

export type Language = 'zh-CN' | 'en'

/** Messages of the pages by language; the types guarantee that both are complete. */
export const messagesOf: Readonly<Record<Language, MessagesLike<Words>>> = { 'zh-CN': zh, en }

/** Shape of the messages without their literal texts. */
type MessagesLike<W> = { readonly [K in keyof W]: W[K] extends string ? string : MessagesLike<W[K]> }

/** Interpolates values into a message. */
export const interpolate = (sentence: string, facts: Readonly<Record<string, string | number>>): string =>
  sentence.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(facts[name]))
