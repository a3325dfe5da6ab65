import { type Manifest, mergeNamed, ofAll } from './kit/manifest.ts'
import { inputProblemWords, kitRefusals, type Lang, sentenceOf, wrongStateSentence } from './kit/refusals.ts'
import { formatRefusals } from './kit/formatRefusals.ts'
import { modules } from './modules.ts'

/** Refusals of all modules, by name. */
export const refusals = { ...kitRefusals, ...formatRefusals, ...ofAll(modules, 'refusals') }

/** Input field of each refusal that always concerns the same field. */
export const refusalFields: Readonly<Record<string, string>> = mergeNamed(
  'fields of refusals',
  Object.values<Manifest>(modules).map((manifest) => manifest.refusalFields),
)

export type RefusalCode = keyof typeof refusals
export type { Lang }
export const isRefusalCode = (code: unknown): code is RefusalCode =>
  typeof code === 'string' && Object.hasOwn(refusals, code)

/** Numeric code of a refusal in the response envelope. */
export const numberOf = (code: RefusalCode): number => refusals[code][0]

/**
 * Message of a refusal in the requested language, with its placeholders filled in from `facts`; of invalid input, the
 * message of its `problem`; of a wrong state with a name, the message that says it.
 */
export function say(code: RefusalCode, lang: Lang, facts?: Readonly<Record<string, unknown>>): string {
  const words = refusals[code]
  const ofState = code === 'thing.wrongState' ? wrongStateSentence(lang, facts?.['state']) : undefined
  if (ofState !== undefined) return ofState
  return code === 'input.invalid'
    ? sentenceOf([words[0], ...inputProblemWords(facts?.['problem'])], lang, facts)
    : sentenceOf(words, lang, facts)
}
