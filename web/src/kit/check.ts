import type { TObject } from 'typebox'
import { Check } from 'typebox/value'

/** What is wrong with one field, as a word of `check.` and what the sentence needs to know. */
export interface Problem {
  readonly word: 'required' | 'choose' | 'min' | 'max' | 'atLeast' | 'atMost' | 'wrong'
  readonly count?: number
}

interface Limits {
  readonly type?: string
  readonly enum?: readonly unknown[]
  readonly minLength?: number
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
}

const isBlank = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
export const isRequired = (input: TObject, name: string): boolean =>
  ((input as { required?: readonly string[] }).required ?? []).includes(name)

/** Checks a field by the schema of the route that it will be sent through; the limits only choose the words. */
export function problemOf(input: TObject, name: string, value: unknown): Problem | undefined {
  const schema = input.properties[name]
  if (!schema) return { word: 'wrong' }
  if (isBlank(value) && !isRequired(input, name)) return undefined
  if (Check(schema, value)) return undefined
  const limits = schema as Limits
  if (isBlank(value)) return { word: limits.enum || limits.type !== 'string' ? 'choose' : 'required' }
  return tooShortOrLong(limits, value) ?? tooSmallOrLarge(limits, value) ?? { word: 'wrong' }
}

function tooShortOrLong({ minLength, maxLength }: Limits, value: unknown): Problem | undefined {
  if (typeof value !== 'string') return undefined
  const { length } = [...value]
  if (minLength !== undefined && length < minLength) return { word: 'min', count: minLength }
  if (maxLength !== undefined && length > maxLength) return { word: 'max', count: maxLength }
  return undefined
}

function tooSmallOrLarge({ minimum, maximum }: Limits, value: unknown): Problem | undefined {
  if (typeof value !== 'number') return undefined
  if (minimum !== undefined && value < minimum) return { word: 'atLeast', count: minimum }
  if (maximum !== undefined && value > maximum) return { word: 'atMost', count: maximum }
  return undefined
}

/** What is sent: optional fields that were left empty are left out. */
export function sendable(input: TObject, values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const kept = Object.entries(values).filter(([name, value]) => isRequired(input, name) || !isBlank(value))
  return Object.fromEntries(kept)
}
