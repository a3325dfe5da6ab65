import { useLocale } from '#web/kit/client/preferences.ts'

/** Name in the user's language; Chinese if there is no English name. */
export function useName(): (thing: { readonly name: string; readonly enName: string }) => string {
  const isEnglish = useLocale() === 'en_US'
  return ({ name, enName }) => (isEnglish && enName !== '' ? enName : name)
}
