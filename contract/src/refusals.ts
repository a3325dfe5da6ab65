import { type Manifest, ofAll } from './kit/manifest.ts'
import { kitRefusals, type Lang, sentenceOf } from './kit/refusals.ts'
import { formatRefusals } from './kit/formatRefusals.ts'
import { modules } from './modules.ts'

/** The one list of everything that the product may say no with; what belongs to a module is declared by it. */
export const refusals = { ...kitRefusals, ...formatRefusals, ...ofAll(modules, 'refusals') }

/** The field of the input that a refusal is about, where it is always the same. */
export const refusalFields: Readonly<Record<string, string>> = Object.assign(
  {},
  ...Object.values<Manifest>(modules).map((manifest) => manifest.refusalFields),
) as Record<string, string>

export type RefusalCode = keyof typeof refusals
export type { Lang }
export const isRefusalCode = (code: unknown): code is RefusalCode =>
  typeof code === 'string' && Object.hasOwn(refusals, code)

/** The number of a refusal on the wire. */
export const numberOf = (code: RefusalCode): number => refusals[code][0]

/** The sentence for a person: words of the code, with `{facts}` filled in. */
export const say = (code: RefusalCode, lang: Lang, facts?: Readonly<Record<string, unknown>>): string =>
  sentenceOf(refusals[code], lang, facts)
