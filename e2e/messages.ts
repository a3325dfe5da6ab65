import { globSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import type { Messages } from '#web/messages/registry.ts'

export type Language = 'zh-CN' | 'en'

/** Shape of the messages without their literal texts. */
type MessagesLike<M> = { readonly [K in keyof M]: M[K] extends string ? string : MessagesLike<M[K]> }

const messagesIn = async (language: Language): Promise<MessagesLike<Messages>> => {
  const files = globSync(`web/src/{messages,modules/*/messages}/{,*.}${language}.ts`)
  const parts = await Promise.all(
    files.map((file) => import(pathToFileURL(file).href) as Promise<{ messages: object }>),
  )
  return Object.assign({}, ...parts.map(({ messages }) => messages)) as MessagesLike<Messages>
}

/** Messages of the pages by language; the types guarantee that both are complete. */
export const messagesOf: Readonly<Record<Language, MessagesLike<Messages>>> = {
  'zh-CN': await messagesIn('zh-CN'),
  en: await messagesIn('en'),
}

/** Interpolates values into a message. */
export const interpolate = (sentence: string, facts: Readonly<Record<string, string | number>>): string =>
  sentence.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(facts[name]))
