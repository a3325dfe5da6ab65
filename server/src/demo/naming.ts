import { leaves } from './catalogue/categories.ts'
import type { Leaf, Noun } from './catalogue/leaf.ts'
import { type Words, words } from './catalogue/table.ts'

/** Parts of a product name. */
export interface Naming {
  noun: Noun
  features: readonly Words[]
  /** Value of the attribute in the name, or contained in the noun. */
  named: Words | null
  series: Words | null
}

const series = words(
  '升级款=upgraded、工程款=project grade、专业版=professional、经济装=economy、企业集采款=corporate、二代=2nd generation、三代=3rd generation、优选=select、标准版=standard、耐用版=long-life、2026 款=2026 edition、臻选=premium、Pro 款=Pro、Plus 款=Plus、实用款=practical',
)

/** Value that the noun contains: 304 不锈钢球阀 cannot be made of brass. */
export const valueInNoun = (noun: Noun, values: readonly Words[]): Words | undefined =>
  values.find((value) => noun.zh.includes(value.zh))

/**
 * Numbered names of a leaf's goods: `naming(k)` is unique for every k. Consecutive numbers differ in noun, feature and
 * value, because the walk strides over all combinations.
 */
export function namingOf(leaf: Leaf, seed: number): (k: number) => Naming {
  const heads = headsOf(leaf)
  const sets = featureSets(leaf.kind.features)
  const total = heads.length * sets.length
  const stride = coprime(Math.round(total * 0.618), total)
  return (k) => {
    const place = ((k % total) * stride + seed) % total
    const head = heads[Math.floor(place / sets.length)]!
    return { ...head, features: sets[place % sets.length]!, series: seriesOf(Math.floor(k / total)) }
  }
}

function headsOf({ nouns, kind: { named } }: Leaf) {
  return nouns.flatMap((noun): { noun: Noun; named: Words | null }[] => {
    if (!named) return [{ noun, named: null }]
    const valueOfNoun = valueInNoun(noun, named.values)
    return valueOfNoun ? [{ noun, named: valueOfNoun }] : named.values.map((value) => ({ noun, named: value }))
  })
}

/** Each single feature, and each pair. */
function featureSets(features: readonly Words[]): Words[][] {
  const pairs = features.flatMap((one, index) => features.slice(index + 1).map((two) => [one, two]))
  return [...features.map((one) => [one]), ...pairs]
}

function coprime(from: number, total: number): number {
  const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b))
  let stride = Math.max(1, from)
  while (divisor(stride, total) !== 1) stride += 1
  return stride
}

function seriesOf(round: number): Words | null {
  if (round === 0) return null
  const word = series[(round - 1) % series.length]!
  const lap = Math.floor((round - 1) / series.length)
  return lap === 0 ? word : { zh: `${word.zh} ${lap + 1} 型`, en: `${word.en}, type ${lap + 1}` }
}

export function nameOf({ noun, features, named, series }: Naming): Words {
  const extra = named && !noun.zh.includes(named.zh) ? [named] : []
  const parts = [noun, ...(series ? [series] : []), ...features, ...extra]
  return { zh: parts.map((part) => part.zh).join(' '), en: parts.map((part) => part.en).join(', ') }
}

/** Unique pair of letters for each leaf, from its English name, used in the models of its goods. */
export const lettersOf: ReadonlyMap<string, string> = (() => {
  const taken = new Set<string>()
  return new Map(
    leaves.map((leaf) => {
      const letters = `${leaf.en.toUpperCase().replaceAll(/[^A-Z]/g, '')}XZKVQJWY`.split('')
      const pairs = letters.flatMap((first, index) => letters.slice(index + 1).map((second) => first + second))
      const free = pairs.find((pair) => !taken.has(pair))
      if (free === undefined) throw new Error(`no unused pair of letters for ${leaf.en}`)
      taken.add(free)
      return [leaf.code, free]
    }),
  )
})()
