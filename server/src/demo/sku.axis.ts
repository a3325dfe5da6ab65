import type { Attribute } from './catalogue/attributes.ts'
import type { Noun } from './catalogue/leaf.ts'
import type { Words } from './catalogue/table.ts'
import { valueInNoun } from './naming.ts'
import type { Random } from './random.ts'

/** One to four consecutive values, or the one in the noun. */
export function axisValues(random: Random, noun: Noun, axis: Attribute): readonly Words[] {
  const valueOfNoun = valueInNoun(noun, axis.values)
  if (valueOfNoun) return [valueOfNoun]
  const count = Math.min(axis.values.length, random.pick([1, 1, 1, 2, 2, 3, 3, 4]))
  const start = random.whole(0, axis.values.length - count)
  return axis.values.slice(start, start + count)
}

/** Price factor of a value relative to the first one; ten in a pack cost slightly less than ten times one. */
export function growth(attribute: Attribute | null, value: Words | null): number {
  if (!attribute || !value) return 1
  const { growth: kind, values } = attribute
  if (kind === 'quantity') return (quantity(value) / quantity(values[0]!)) ** 0.85
  return kind === 'steps' ? 1 + 0.22 * values.indexOf(value) : 1
}

/** 500 张×8 包/箱 → 4000, 2.5 kg → 2500: only ratios are used. */
function quantity({ zh }: Words): number {
  const numbers = zh.match(/\d+(\.\d+)?/g) ?? ['1']
  const unit = /\d (kg|L)/.test(zh) ? 1000 : 1
  return numbers.reduce((product, number) => product * Number(number), unit)
}

/** The value itself if it is short (L, A4, 500G), otherwise its number. */
export function suffix({ values }: Attribute, value: Words): string {
  const short = value.en.toUpperCase().replaceAll(/[^A-Z0-9.]/g, '')
  return short.length > 0 && short.length <= 4 ? short : String(values.indexOf(value) + 1).padStart(2, '0')
}
