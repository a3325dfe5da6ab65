import { brandsOf } from './brands.ts'
import type { Attribute } from './catalogue/attributes.ts'
import { leaves, sections } from './catalogue/categories.ts'
import type { Leaf, Noun, Tint } from './catalogue/leaf.ts'
import type { Words } from './catalogue/table.ts'
import { lettersOf, nameOf, type Naming, namingOf, valueInNoun } from './naming.ts'
import { type Random, randomOf, shuffled } from './random.ts'
import { type DemoAttribute, type DemoSku, skusOf } from './sku.ts'
import { suppliersOf } from './suppliers.ts'
import { descriptionOf } from './description.ts'

export interface DemoProduct {
  supplierCode: string
  categoryCode: string
  brand: string
  name: string
  nameEn: string
  /** Unique in the whole catalogue. */
  model: string
  description: string
  unit: string
  taxRate: string
  taxCode: string
  shipsFrom: string
  attributes: DemoAttribute[]
  picture: string
  tint: Tint
  skus: DemoSku[]
}

export const defaultCount = 3000
export const defaultSeed = 20260

/** Minimum number of products in each leaf. */
const leastPerLeaf = 5

const sellersOf = new Map(sections.map(({ code }) => [code, { suppliers: suppliersOf(code), brands: brandsOf(code) }]))

/** Generates products deterministically from count and seed, one at a time, so that a million need no memory. */
export function* generateProducts({ count = defaultCount, seed = defaultSeed } = {}): Generator<DemoProduct> {
  const made = new Map<string, number>()
  const namings = new Map(leaves.map((leaf) => [leaf.code, namingOf(leaf, seed)]))
  const leafAt = schedule(seed)
  for (let index = 0; index < count; index += 1) {
    const leaf = leafAt(index)
    const number = made.get(leaf.code) ?? 0
    made.set(leaf.code, number + 1)
    yield productOf(leaf, namings.get(leaf.code)!(number), { index, number, seed })
  }
}

/** First all leaves in turn, then popular ones more often. */
function schedule(seed: number): (index: number) => Leaf {
  const once = shuffled(leaves, seed)
  const weighted = shuffled(
    leaves.flatMap((leaf, place) => Array.from<Leaf>({ length: randomOf(seed, place).whole(1, 4) }).fill(leaf)),
    seed + 1,
  )
  const even = leastPerLeaf * once.length
  return (index) => (index < even ? once[index % once.length]! : weighted[(index - even) % weighted.length]!)
}

function productOf(leaf: Leaf, naming: Naming, at: { index: number; number: number; seed: number }): DemoProduct {
  const random = randomOf(at.seed, at.index)
  const sellers = sellersOf.get(leaf.code.slice(0, 2))!
  const supplier = random.pick(sellers.suppliers)
  const brand = random.pick(sellers.brands)
  const name = nameOf(naming)
  const model = `${brand.letters}-${lettersOf.get(leaf.code)}${100 + at.number}`
  const { noun, named } = naming
  const attributes = attributesOf(random, leaf, naming)
  const skus = skusOf(random, { leaf, noun, named, model, leadDays: supplier.leadDays, index: at.index })
  return {
    supplierCode: supplier.code,
    categoryCode: leaf.code,
    brand: brand.zh,
    name: name.zh,
    nameEn: name.en,
    model,
    description: descriptionOf(random, { leaf, naming, brand, supplier, attributes }, at.index),
    unit: unitOf(leaf, [...attributes, ...skus[0]!.attributes]),
    taxRate: leaf.taxRate,
    taxCode: leaf.taxCode,
    shipsFrom: `${supplier.region.province}${supplier.region.city}`,
    attributes,
    picture: noun.picture,
    tint: leaf.tint,
    skus,
  }
}

function attributesOf(random: Random, { kind }: Leaf, { noun, named }: Naming): DemoAttribute[] {
  const attributeOf = ({ code, zh, en }: Attribute, value: Words): DemoAttribute => ({ code, zh, en, value })
  const fixed = kind.fixed.map((attribute) => attributeOf(attribute, fixedValue(random, attribute, noun)))
  return kind.named && named ? [attributeOf(kind.named, named), ...fixed] : fixed
}

const fixedValue = (random: Random, attribute: Attribute, noun: Noun): Words =>
  valueInNoun(noun, attribute.values) ?? random.pick(attribute.values)

/** Goods in packs are sold by the pack: 12 双/打 has the unit 打. */
function unitOf(leaf: Leaf, attributes: readonly DemoAttribute[]): string {
  const pack = attributes.find(({ code }) => code.endsWith('Pack'))
  return pack?.value.zh.split('/')[1] ?? leaf.unit
}
