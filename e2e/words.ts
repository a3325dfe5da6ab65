import { globSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import type { Messages } from '#web/messages/registry.ts'

export type Language = 'zh-CN' | 'en'

/** The messages of one language are other texts than those of another. */
type SaidIn<M> = { readonly [K in keyof M]: M[K] extends string ? string : SaidIn<M[K]> }

const messagesIn = async (language: Language): Promise<SaidIn<Messages>> => {
  const files = globSync(`web/src/{messages,modules/*/messages}/${language}.ts`)
  const parts = await Promise.all(
    files.map((file) => import(pathToFileURL(file).href) as Promise<{ messages: object }>),
  )
  return Object.assign({}, ...parts.map(({ messages }) => messages)) as SaidIn<Messages>
}

/** The messages on the pages, as people read them; that both languages have all of them is for the types. */
export const wordsOf: Readonly<Record<Language, SaidIn<Messages>>> = {
  'zh-CN': await messagesIn('zh-CN'),
  en: await messagesIn('en'),
}

/** A sentence with its facts put in. */
export const said = (sentence: string, facts: Readonly<Record<string, string | number>>): string =>
  sentence.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(facts[name]))
