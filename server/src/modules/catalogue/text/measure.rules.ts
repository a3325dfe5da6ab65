import { units } from './units.rules.ts'

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`)
const anyUnit = [...units.keys()]
  .toSorted((a, b) => b.length - a.length)
  .map(escaped)
  .join('|')
/** A unit ends before a non-letter; the `x` of a product of measures is not a unit. */
const unit = `(?:(?:${anyUnit})(?![a-wyz]|x(?!\\d)))`
const number = String.raw`\d+(?:\.\d+)?`

/** Pattern of a measure, or of a product of measures such as `3x50 mm`. */
export const measurePattern = `${number} ?${unit}?(?: ?x ?${number} ?${unit}?)+|${number} ?${unit}`

const measure = new RegExp(`(${number}) ?(${unit})?`, 'g')
const lengths = new Set(['mm', 'in'])
const round = (value: number) => String(Number(value.toPrecision(12)))

export interface Measured {
  /** One token for each measure, converted to the same unit: `500ml`. */
  readonly tokens: readonly string[]
  /** As written, without spaces: `0.5l`. */
  readonly written: string
  /** Token of the unit; null: a product of numbers without unit. */
  readonly unit: string | null
}

/** Measures of a text that matches the pattern. */
export function measured(text: string): Measured {
  const parts = [...text.matchAll(measure)].map(([, value = '', spelling]) => ({
    value: Number(value),
    unit: spelling === undefined ? undefined : units.get(spelling)!,
  }))
  const written = text.replaceAll(' ', '')
  const last = parts.at(-1)!.unit
  if (parts.length === 1)
    return { tokens: [`${round(parts[0]!.value * last!.factor)}${last!.token}`], written, unit: last!.token }
  const isSize = parts.every((part) => part.unit === undefined || lengths.has(part.unit.token))
  if (isSize) {
    const bare = parts.map(({ value }) => round(value)).join('x')
    if (last?.token !== 'mm') return { tokens: [bare], written, unit: last?.token ?? null }
    const size = parts.map((part) => round(part.value * (part.unit ?? last).factor)).join('x')
    return { tokens: [`${size}mm`, bare], written, unit: last.token }
  }
  const each = parts.flatMap((part) =>
    part.unit ? [`${round(part.value * part.unit.factor)}${part.unit.token}`] : [round(part.value)],
  )
  return { tokens: each, written, unit: last?.token ?? null }
}
