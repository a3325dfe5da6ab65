import { type Brand, brands, brandsOf } from './brands.ts'
import type { Attribute } from './catalogue/attributes.ts'
import { leaves, sections } from './catalogue/categories.ts'
import { photoJobOf } from './catalogue/photos/photo.ts'
import type { WrittenProduct } from './catalogue/written/parse.ts'
import { writtenProducts } from './catalogue/written/written.ts'
import type { Leaf, Noun, Tint } from './catalogue/leaf.ts'
import type { Words } from './catalogue/table.ts'
import { lettersOf, nameOf, type Naming, namingOf, valueInNoun } from './naming.ts'
import { type Random, randomOf, shuffled } from './random.ts'
import { type DemoAttribute, type DemoSku, skusOf, writtenSkusOf } from './sku.ts'
import { placeOf } from './regions.ts'
import { type DemoSupplier, suppliersOf } from './suppliers.ts'
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
  isWritten: boolean
}

export const defaultCount = 3000
export const defaultSeed = 20260

/** Minimum number of products in each leaf. */
const leastPerLeaf = 5

const sellersOf = new Map(sections.map(({ code }) => [code, { suppliers: suppliersOf(code), brands: brandsOf(code) }]))

/**
 * Products written by hand, then generated ones: deterministic by count and seed, one at a time, so that a million need
 * no memory.
 */
export function* generateProducts({ count = defaultCount, seed = defaultSeed } = {}): Generator<DemoProduct> {
  const made = new Map<string, number>()
  const namings = new Map(leaves.map((leaf) => [leaf.code, namingOf(leaf, seed)]))
  const leafAt = schedule(seed)
  const numberIn = ({ code }: Leaf) => {
    const number = made.get(code) ?? 0
    made.set(code, number + 1)
    return number
  }
  for (const [index, written] of writtenProducts.slice(0, count).entries())
    yield productWritten(written, { index, number: numberIn(written.leaf), seed })
  for (let index = writtenProducts.length; index < count; index += 1) {
    const leaf = leafAt(index - writtenProducts.length)
    const number = numberIn(leaf)
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

interface Place {
  readonly index: number
  readonly number: number
  readonly seed: number
}

function productOf(leaf: Leaf, naming: Naming, at: Place): DemoProduct {
  const random = randomOf(at.seed, at.index)
  const sellers = sellersOf.get(leaf.code.slice(0, 2))!
  const supplier = random.pick(sellers.suppliers)
  const brand = random.pick(sellers.brands)
  const { noun, named } = naming
  const attributes = attributesOf(random, leaf, naming)
  const model = modelOf(brand, leaf, at)
  const photo = photoJobOf({ picture: noun.picture, brand: '', name: leaf.zh, values: [], tone: toneOf(leaf.code) })
  const skus = skusOf(random, { leaf, noun, named, model, leadDays: supplier.leadDays, index: at.index, photo })
  return assembled(random, { leaf, naming, brand, supplier, attributes, model, skus, name: nameOf(naming) }, at)
}

/** Its supplier, stock and codes are chosen as for other products; all that a buyer judges it by was written. */
function productWritten(written: WrittenProduct, at: Place): DemoProduct {
  const random = randomOf(at.seed, at.index)
  const { leaf, noun, features, named } = written
  const { suppliers } = sellersOf.get(leaf.code.slice(0, 2))!
  const supplier = suppliers[at.index % suppliers.length]!
  const brand = brandNamed(written.brand)
  const naming = { noun, features, named, series: null }
  const { kind } = leaf
  const fixed = kind.fixed.map((attribute, place) => attributeOf(attribute, written.fixed[place]!))
  const attributes = kind.named && named ? [attributeOf(kind.named, named), ...fixed] : fixed
  const model = modelOf(brand, leaf, at)
  const skus = writtenSkusOf(
    random,
    { leaf, noun, named, model, leadDays: supplier.leadDays, index: at.index, photo: undefined },
    written,
    (value) =>
      photoJobOf({
        picture: noun.picture,
        brand: brand.zh,
        name: noun.zh,
        values: [value.zh, ...attributes.map((attribute) => attribute.value.zh)],
        tone: toneOf(brand.letters),
      }),
  )
  const { zh, en } = nameOf(naming)
  const name = { zh: `${brand.zh} ${zh}`, en: `${brand.latin} ${en}` }
  return assembled(random, { leaf, naming, brand, supplier, attributes, model, skus, name }, at)
}

interface Parts {
  readonly leaf: Leaf
  readonly naming: Naming
  readonly brand: Brand
  readonly supplier: DemoSupplier
  readonly attributes: DemoAttribute[]
  readonly model: string
  readonly skus: DemoSku[]
  readonly name: Words
}

function assembled(random: Random, parts: Parts, { index }: Place): DemoProduct {
  const { leaf, naming, brand, supplier, attributes, model, skus, name } = parts
  return {
    supplierCode: supplier.code,
    categoryCode: leaf.code,
    brand: brand.zh,
    name: name.zh,
    nameEn: name.en,
    model,
    description: descriptionOf(random, { leaf, naming, brand, supplier, attributes }, index),
    unit: unitOf(leaf, [...attributes, ...skus[0]!.attributes]),
    taxRate: leaf.taxRate,
    taxCode: leaf.taxCode,
    shipsFrom: placeOf(supplier.region),
    attributes,
    picture: naming.noun.picture,
    tint: leaf.tint,
    skus,
    isWritten: index < writtenProducts.length,
  }
}

const modelOf = (brand: Brand, leaf: Leaf, { number }: Place) =>
  `${brand.letters}-${lettersOf.get(leaf.code)}${100 + number}`

function brandNamed(zh: string): Brand {
  const brand = brands.find((one) => one.zh === zh)
  if (!brand) throw new Error(`unknown brand ${zh}`)
  return brand
}

const tones = ['#1f6fb2', '#2d8a57', '#c8102e', '#d9822b', '#5b3fa0', '#0f7c8a', '#8a3b5c', '#3d5a80'] as const
/** Colour of labels, by brand or category. */
const toneOf = (code: string): string =>
  tones[[...code].reduce((sum, letter) => sum * 7 + letter.charCodeAt(0), 0) % tones.length]!

const attributeOf = ({ code, zh, en }: Attribute, value: Words): DemoAttribute => ({ code, zh, en, value })

function attributesOf(random: Random, { kind }: Leaf, { noun, named }: Naming): DemoAttribute[] {
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
