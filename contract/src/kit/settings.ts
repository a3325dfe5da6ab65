import { Check } from 'typebox/schema'
import type { Static, TObject, TSchema } from './schema.ts'

/**
 * Group of tenant settings, keyed by the codes of the specification: `schema` defines the valid values, `usual` the
 * default of each setting.
 */
export interface SettingGroup<S extends TObject = TObject> {
  readonly schema: S
  readonly usual: Static<S>
}

export const defineSettings = <S extends TObject>(schema: S, usual: Static<S>): SettingGroup<S> => ({ schema, usual })

interface Limits {
  readonly type?: string
  readonly format?: string
  readonly enum?: readonly string[]
  readonly minimum?: number
  readonly maximum?: number
  readonly items?: TSchema
}

/**
 * Parses a stored setting. Returns undefined if the schema does not allow it. Clamps a number to its bounds; parses a
 * list from JSON and drops invalid items. A text need not have the schema's named format, which may have been added
 * after it was stored.
 */
export function parseStored(schema: TSchema, stored: string): unknown {
  const { format: _, ...unformatted } = schema as Limits
  const { type, enum: words, minimum = 0, maximum = 0, items } = unformatted
  if (type === 'boolean') return stored === '1' || stored === '0' ? stored === '1' : undefined
  if (words) return words.includes(stored) ? stored : undefined
  if (type === 'string') return Check(unformatted, stored) ? stored : undefined
  if (items) return itemsOf(stored).filter((item) => Check(items, item))
  if (type !== 'integer') return undefined
  const number = stored.trim() === '' ? Number.NaN : Math.round(Number(stored))
  const isMeant = Number.isFinite(number) && number >= Math.min(minimum, 1)
  return isMeant ? Math.min(Math.max(number, minimum), maximum) : undefined
}

function itemsOf(json: string): readonly unknown[] {
  try {
    const items: unknown = JSON.parse(json)
    return Array.isArray(items) ? items : []
  } catch {
    return []
  }
}

/** Effective value of a setting: the stored one, or the default if it is missing or invalid. */
export function settingOf<G extends SettingGroup, C extends keyof G['usual'] & string>(
  { schema, usual }: G,
  code: C,
  stored: string | null | undefined,
): G['usual'][C] {
  const values = usual as G['usual']
  const property = schema.properties[code]
  return ((stored === null || stored === undefined || !property ? undefined : parseStored(property, stored)) ??
    values[code]) as G['usual'][C]
}

/** Serialises a setting for storage: booleans as `1` and `0`, lists as JSON. */
export function storedAs(value: unknown): string {
  if (typeof value === 'boolean') return value ? '1' : '0'
  return typeof value === 'string' ? value : JSON.stringify(value)
}
