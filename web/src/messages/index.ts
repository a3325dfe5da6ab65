import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import { languageTag } from '#web/kit/client/preferences.ts'
import { pageRequest } from '#web/kit/client/hydration.ts'
import type { Messages } from './registry.ts'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'messages'
    resources: { messages: Messages }
  }
}

type Tag = 'zh-CN' | 'en'
type File = { readonly messages: object }

/** A module and a part of its messages that comes alone: `sourcing.public`. */
const placeOf = (set: string) => set.split('.') as [module: string, part?: string]

/** Its imports are such as both the build and Node itself can follow. */
function read(set: string, tag: Tag): Promise<File> {
  const [module, part] = placeOf(set)
  if (part !== undefined) return import(`../modules/${module}/messages/${part}.${tag}.ts`) as Promise<File>
  if (module !== 'base') return import(`../modules/${module}/messages/${tag}.ts`) as Promise<File>
  return tag === 'en' ? import('./en.ts') : import('./zh-CN.ts')
}

/** The modules whose messages are shown; another language brings all of theirs. */
const shown = new Set(['base'])
/** What is in memory already: `module tag`. */
const loaded = new Set<string>()

/**
 * Where the messages of these modules are in the visitor's language, relative to the web's folder: what a page may
 * preload.
 */
export const messageSources = (...modules: readonly string[]): string[] => [
  `src/messages/${languageTag()}.ts`,
  ...modules
    .map(placeOf)
    .map(([module, part]) => `src/modules/${module}/messages/${part ? `${part}.` : ''}${languageTag()}.ts`),
]

/** Loads the messages of these modules in the visitor's language; what is there already costs nothing. */
export async function loadMessages(...modules: readonly string[]): Promise<void> {
  const tag = languageTag()
  await begin()
  await Promise.all(
    modules.map(async (module) => {
      shown.add(module)
      const key = `${module} ${tag}`
      if (loaded.has(key)) return
      const { messages } = await read(module, tag)
      i18next.addResourceBundle(tag, 'messages', messages)
      loaded.add(key)
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
