import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import { languageTag } from '#web/kit/preferences.ts'
import type { Words } from './zh-CN/words.ts'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'words'
    resources: { words: Words }
  }
}

const load = async (tag: 'zh-CN' | 'en') =>
  (tag === 'en' ? await import('./en/words.ts') : await import('./zh-CN/words.ts')).words

/** Loads the words of the chosen language; called at the start and whenever the language is switched. */
export async function speak(): Promise<void> {
  const tag = languageTag()
  const words = await load(tag)
  if (i18next.isInitialized) i18next.addResourceBundle(tag, 'words', words)
  else await begin(tag, words)
  await i18next.changeLanguage(tag)
  document.documentElement.lang = tag
}

const begin = (tag: string, words: object) =>
  i18next.use(initReactI18next).init({
    lng: tag,
    defaultNS: 'words',
    ns: ['words'],
    resources: { [tag]: { words } },
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  })
