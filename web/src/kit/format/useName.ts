import { useLocale } from '#web/kit/client/preferences.ts'

/** What a thing is called in the reader's language; Chinese where it has no English name. */
export function useName(): (thing: { readonly name: string; readonly enName: string }) => string {
  const isEnglish = useLocale() === 'en_US'
  return ({ name, enName }) => (isEnglish && enName !== '' ? enName : name)
}
