import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import { languageTag } from '#web/kit/preferences.ts'
import { pageRequest } from '#web/kit/hydration.ts'
import type { Messages } from './registry.ts'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'messages'
    resources: { messages: Messages }
  }
}

type Tag = 'zh-CN' | 'en'
type File = { readonly messages: object }

const files: Readonly<Record<string, () => Promise<File>>> = {
  ...import.meta.glob<File>('./{zh-CN,en}.ts'),
  ...import.meta.glob<File>('../modules/*/messages/{zh-CN,en}.ts'),
}

const fileOf = (module: string, tag: Tag) =>
  module === 'base' ? `./${tag}.ts` : `../modules/${module}/messages/${tag}.ts`

/** The modules whose messages are shown; another language brings all of theirs. */
const shown = new Set(['base'])
/** What is in memory already, as the file's name. */
const loaded = new Set<string>()

/** Where the messages of these modules are in the visitor's language, relative to the web's folder: what a page may preload. */
export const messageSources = (...modules: readonly string[]): string[] =>
  ['base', ...modules].map((module) =>
    fileOf(module, languageTag()).replace(/^\.\//, 'src/messages/').replace(/^\.\./, 'src'),
  )

/** Loads the messages of these modules in the visitor's language; what is there already costs nothing. */
export async function loadMessages(...modules: readonly string[]): Promise<void> {
  const tag = languageTag()
  await begin()
  await Promise.all(
    modules.map(async (module) => {
      shown.add(module)
      const file = fileOf(module, tag)
      if (loaded.has(file)) return
      const { messages } = await files[file]!()
      i18next.addResourceBundle(tag, 'messages', messages)
      loaded.add(file)
    }),
  )
}

/** Speaks the visitor's language from now on; called at the start and whenever the language is switched. */
export async function speak(): Promise<void> {
  const tag = languageTag()
  await loadMessages(...shown)
  await i18next.changeLanguage(tag)
  if (!pageRequest()) document.documentElement.lang = tag
}

let begun: Promise<unknown> | undefined
const begin = () =>
  (begun ??= i18next.use(initReactI18next).init({
    defaultNS: 'messages',
    ns: ['messages'],
    resources: {},
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  }))
