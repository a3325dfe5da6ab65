import { words as en } from '#web/words/en/words.ts'
import { words as zh, type Words } from '#web/words/zh-CN/words.ts'

export type Language = 'zh-CN' | 'en'

/** The words on the pages, as people read them; that both languages have all of them is for the types. */
export const messagesOf: Readonly<Record<Language, MessagesLike<Words>>> = { 'zh-CN': zh, en }

/** The words of one language are other texts than those of another. */
type MessagesLike<W> = { readonly [K in keyof W]: W[K] extends string ? string : MessagesLike<W[K]> }

/** A sentence with its facts put in. */
export const interpolate = (sentence: string, facts: Readonly<Record<string, string | number>>): string =>
  sentence.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(facts[name]))
