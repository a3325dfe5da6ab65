import { charactersIn } from '#contract/kit/text/characters.ts'
import type { TFunction } from 'i18next'
import type { TObject, TSchema } from 'typebox'
import { Format } from 'typebox/format'
import { Check } from 'typebox/schema'
import { lengthOfRichText } from '#contract/kit/richText/plainText.ts'
import { richTextRules } from '#contract/kit/richText/schema.ts'
import { type FormatName, isFormatName, registerFormats } from '#contract/kit/validators.ts'
import { formatSentence } from '#contract/kit/formatRefusals.ts'
import { languageTag } from '#web/kit/client/preferences.ts'

registerFormats((name, test) => Format.Set(name, test))

/** Validation error of a field: a message key of `check.` with its parameters, or a named format. */
export type Violation =
  | { readonly word: 'required' | 'choose' | 'wrong' }
  | { readonly word: 'min' | 'max' | 'exact' | 'atLeast' | 'atMost'; readonly count: number }
  | { readonly word: 'between'; readonly min: number; readonly max: number }
  | { readonly format: FormatName }

interface Limits {
  readonly type?: string
  readonly enum?: readonly unknown[]
  readonly format?: string
  readonly minLength?: number
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
}

export const isBlank = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0)
export const isRequired = (input: TObject, name: string): boolean =>
  ((input as { required?: readonly string[] }).required ?? []).includes(name)

/** Validates a field against the schema of its route; the limits only select the message. */
export function violationOf(input: TObject, name: string, value: unknown): Violation | undefined {
  const schema = input.properties[name]
  if (!schema) return { word: 'wrong' }
  if (isBlank(value) && !isRequired(input, name)) return undefined
  const max = richTextRules(schema)?.max
  if (max !== undefined && typeof value === 'string' && lengthOfRichText(value) > max)
    return { word: 'max', count: max }
  if (Check(schema, value) && (!isBlank(value) || isBlankAllowed(schema))) return undefined
  const limits = schema as Limits
  if (isBlank(value)) return { word: limits.enum || limits.type !== 'string' ? 'choose' : 'required' }
  // A named format has its own message, even if the text is too long.
  if (isFormatName(limits.format)) return { format: limits.format }
  return wrongLength(limits, value) ?? tooSmallOrLarge(limits, value) ?? { word: 'wrong' }
}

/** Message of a validation error in the user's language. */
export function sentenceOf(t: TFunction, problem: Violation, label: string): string {
  if ('format' in problem) return formatSentence(problem.format, languageTag())
  const { word, ...counts } = problem
  return t(`common.check.${word}`, { label, count: 0, min: 0, max: 0, ...counts })
}

/** Counts code points: a surrogate pair is one character. */
function wrongLength({ minLength, maxLength }: Limits, value: unknown): Violation | undefined {
  if (typeof value !== 'string') return undefined
  const length = charactersIn(value)
  const isShort = minLength !== undefined && length < minLength
  const isLong = maxLength !== undefined && length > maxLength
  if (!isShort && !isLong) return undefined
  if (minLength !== undefined && maxLength !== undefined && minLength > 1)
    return minLength === maxLength
      ? { word: 'exact', count: minLength }
      : { word: 'between', min: minLength, max: maxLength }
  return isLong ? { word: 'max', count: maxLength } : { word: 'min', count: minLength! }
}

function tooSmallOrLarge({ minimum, maximum }: Limits, value: unknown): Violation | undefined {
  if (typeof value !== 'number') return undefined
  if (minimum !== undefined && value < minimum) return { word: 'atLeast', count: minimum }
  if (maximum !== undefined && value > maximum) return { word: 'atMost', count: maximum }
  return undefined
}

/** Whether a field can be empty. */
export const isBlankAllowed = (schema: TSchema): boolean =>
  Check(schema, '') || Check(schema, null) || Check(schema, [])
