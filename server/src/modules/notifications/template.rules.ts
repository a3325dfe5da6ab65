import { factText } from '#contract/kit/text/moneyFacts.ts'
import type { Facts } from '#contract/kit/messages.ts'

const placeholder = /\{([^{}]*)\}/g
/** Placeholders of a text that its template does not define. */
export const unknownFacts = (text: string, { facts }: { readonly facts: Facts }): string[] =>
  [...text.matchAll(placeholder)].map(([, name = '']) => name).filter((name) => !Object.hasOwn(facts, name))

/** Fills the placeholders of a text; missing facts become empty. */
export const fill = (text: string, facts: Readonly<Record<string, string>>): string =>
  text.replaceAll(placeholder, (_, name: string) => (Object.hasOwn(facts, name) ? factText(name, facts[name]!) : ''))

/** Facts of a preview, in both languages. */
export const sampleOf = (facts: Facts) => {
  const of = (isEnglish: boolean) =>
    Object.fromEntries(Object.entries(facts).map(([name, [, , zh, en = zh]]) => [name, isEnglish ? en : zh]))
  return { zh: of(false), en: of(true) }
}
