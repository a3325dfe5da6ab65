import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import { languageTag } from '#web/kit/client/preferences.ts'
import { pageRequest } from '#web/kit/client/hydration.ts'
import type { Words } from './zh-CN/words.ts'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'words'
    resources: { words: Words }
  }
}

const load = async (tag: 'zh-CN' | 'en') =>
  (tag === 'en' ? await import('./en/words.ts') : await import('./zh-CN/words.ts')).words

/** Where the words of the chosen language are, relative to the web's folder. */
export const wordsSource = (): string => `src/words/${languageTag()}/words.ts`

/** Loads the words of the chosen language; called at the start and whenever the language is switched. */
export async function speak(): Promise<void> {
  const tag = languageTag()
  const words = await load(tag)
  await begin()
  i18next.addResourceBundle(tag, 'words', words)
  await i18next.changeLanguage(tag)
  if (!pageRequest()) document.documentElement.lang = tag
}

let begun: Promise<unknown> | undefined
const begin = () =>
  (begun ??= i18next.use(initReactI18next).init({
    defaultNS: 'words',
    ns: ['words'],
    resources: {},
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  }))
