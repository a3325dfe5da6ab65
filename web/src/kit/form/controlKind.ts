import type { TSchema } from 'typebox'
import { richTextRules } from '#contract/kit/richText/schema.ts'
import { Colour, Day, Id, Instant } from '#contract/kit/schema.ts'
import { isFormatName, longestOf } from '#contract/kit/validators.ts'
import { attachmentsIn } from '#web/kit/upload/attachmentsIn.ts'
import { itemsOf, typesOf } from './values.ts'

/**
 * Kind of control derived from a schema. `items`: one text per line; `files`: attachments; `colour`: typed or picked;
 * `other`: needs a custom control.
 */
export type ControlKind =
  | 'line'
  | 'lines'
  | 'richText'
  | 'number'
  | 'date'
  | 'instant'
  | 'choice'
  | 'choices'
  | 'switch'
  | 'items'
  | 'files'
  | 'colour'
  | 'other'

interface Facts {
  readonly enum?: readonly unknown[]
  readonly format?: string
  readonly pattern?: string
  readonly description?: string
  readonly maxLength?: number
  readonly maxItems?: number
}

const factsOf = (schema: TSchema | undefined): Facts => schema ?? {}
const patternOf = (schema: TSchema): string | undefined => factsOf(schema).pattern

/** Maximum length from which a text gets a text area. */
const LINES_FROM = 200

export function controlKind(schema: TSchema): ControlKind {
  const { enum: words, format, pattern, maxLength = 0 } = factsOf(schema)
  const [type] = typesOf(schema)
  if (words) return 'choice'
  if (richTextRules(schema)) return 'richText'
  if (type === 'boolean') return 'switch'
  if (type === 'integer' || type === 'number') return 'number'
  if (attachmentsIn(schema)) return 'files'
  if (type === 'array') {
    const items = itemsOf(schema)
    if (factsOf(items).enum) return 'choices'
    return items && typesOf(items)[0] === 'string' && patternOf(items) !== patternOf(Id) ? 'items' : 'other'
  }
  if (type !== 'string' || pattern === patternOf(Id)) return 'other'
  if (pattern === patternOf(Day)) return 'date'
  if (format === factsOf(Instant).format) return 'instant'
  if (pattern === patternOf(Colour)) return 'colour'
  return maxLength >= LINES_FROM ? 'lines' : 'line'
}

/** Options of a single or multiple choice. */
export const choicesOf = (schema: TSchema): readonly string[] =>
  (factsOf(schema).enum ?? factsOf(itemsOf(schema)).enum ?? []).filter(
    (word): word is string => typeof word === 'string',
  )

/** Input hints for virtual keyboards and autofill. */
export interface TextHints {
  readonly inputMode?: 'decimal' | 'numeric' | 'tel' | 'email' | 'url'
  readonly maxLength?: number
}

const keyboards: Readonly<Record<string, TextHints['inputMode']>> = {
  mobile: 'tel',
  telephone: 'tel',
  emailAddress: 'email',
  webAddress: 'url',
  amount: 'decimal',
}

export function textHints(schema: TSchema): TextHints {
  const { format, maxLength, description = '' } = factsOf(schema)
  if (controlKind(schema) === 'number') return { inputMode: 'numeric' }
  if (isFormatName(format)) {
    const inputMode = keyboards[format]
    return { maxLength: longestOf(format), ...(inputMode ? { inputMode } : {}) }
  }
  const isFigure = description.startsWith('yuan') || description === 'percent'
  return { ...(isFigure ? { inputMode: 'decimal' } : {}), ...(maxLength === undefined ? {} : { maxLength }) }
}
