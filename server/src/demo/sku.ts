import type { Leaf, Noun } from './catalogue/leaf.ts'
import type { PhotoJob } from './catalogue/photos/photo.ts'
import type { Words } from './catalogue/table.ts'
import type { WrittenProduct } from './catalogue/written/parse.ts'
import { below, type Price, priceText, priceWithin, shopPrice, tagPrice } from './price.ts'
import type { Random } from './random.ts'
import { axisValues, growth, suffix } from './sku.axis.ts'

export interface DemoAttribute extends Words {
  code: string
  value: Words
}

/** Unit price from this quantity on. */
export interface DemoTier {
  minQty: number
  price: string
}

export interface DemoSku {
  /** Unique for its supplier. */
  supplierSku: string
  spec: Words
  attributes: DemoAttribute[]
  price: string
  marketPrice: string
  agreementPrice: string | null
  tiers: DemoTier[]
  stock: number
  minOrderQty: number
  leadDays: number
  /** EAN-13. */
  barcode: string
  /** Drawn picture, for lack of a photo. */
  picture: string
  photo: PhotoJob | undefined
}

/** Common fields of a product's SKUs. */
export interface SkuBase {
  leaf: Leaf
  noun: Noun
  named: Words | null
  model: string
  leadDays: number
  /** Index of the product in the catalogue, from which barcodes are derived. */
  index: number
  photo: PhotoJob | undefined
}

export function skusOf(random: Random, base: SkuBase): DemoSku[] {
  const { axis, named } = base.leaf.kind
  const from = priceWithin(random, base.leaf.priceFrom, base.leaf.priceTo) * growth(named, base.named)
  const isFine = random.chance(0.35)
  const skuOf = skuMaker(random, base)
  return axisValues(random, base.noun, axis).map((value, place) =>
    skuOf(value, place, shopPrice(from * growth(axis, value), isFine), base.photo),
  )
}

/** The price of the first SKU was written; those of the others grow with it. */
export function writtenSkusOf(
  random: Random,
  base: SkuBase,
  { axis: values, price }: WrittenProduct,
  photoOf: (value: Words) => PhotoJob | undefined,
): DemoSku[] {
  const { axis } = base.leaf.kind
  const skuOf = skuMaker(random, base)
  const from = price / growth(axis, values[0]!)
  return values.map((value, place) => {
    const tag =
      place === 0 ? { units: Math.round(price * 10_000), places: 2 as const } : tagPrice(from * growth(axis, value))
    const sku = skuOf(value, place, tag, photoOf(value))
    return { ...sku, stock: Math.max(sku.stock, 60 + random.whole(0, 900)) }
  })
}

function skuMaker(random: Random, base: SkuBase) {
  const { axis } = base.leaf.kind
  const hasTiers = random.chance(0.35)
  const hasAgreement = random.chance(0.35)
  return (value: Words, place: number, price: Price, photo: PhotoJob | undefined): DemoSku => {
    const minOrderQty = minOrder(random, price)
    return {
      supplierSku: `${base.model}-${suffix(axis, value)}`,
      spec: value,
      attributes: [{ code: axis.code, zh: axis.zh, en: axis.en, value }],
      price: priceText(price),
      marketPrice: priceText({
        units: price.units + Math.ceil((price.units * random.whole(12, 35)) / 10_000) * 100,
        places: price.places,
      }),
      agreementPrice: hasAgreement ? priceText(below(price, random.whole(82, 95) / 100)) : null,
      tiers: hasTiers ? tiersOf(price, minOrderQty) : [],
      stock: stockOf(random, price),
      minOrderQty,
      leadDays: base.leadDays + (random.chance(0.3) ? random.whole(1, 5) : 0),
      barcode: barcode(base.index * 8 + place),
      picture: base.noun.picture,
      photo,
    }
  }
}

function minOrder(random: Random, { units }: Price): number {
  if (units < 50_000) return random.pick([10, 20, 50, 100])
  if (units < 300_000) return random.pick([1, 1, 2, 5, 10])
  return 1
}

function tiersOf(price: Price, minOrderQty: number): DemoTier[] {
  const steps = price.units < 1_000_000 ? [10, 50, 200] : [3, 10, 30]
  const second = below(price, 0.97)
  const third = below(second, 0.97)
  return [second, third, below(third, 0.96)].map((tier, index) => ({
    minQty: steps[index]! * minOrderQty,
    price: priceText(tier),
  }))
}

function stockOf(random: Random, { units }: Price): number {
  if (random.chance(0.04)) return 0
  if (random.chance(0.07)) return random.whole(1, 19)
  const max = units < 300_000 ? 20_000 : units < 5_000_000 ? 3_000 : 200
  return Math.round(priceWithin(random, 20, max))
}

/** EAN-13: the Chinese prefix 69, ten unique digits, and the check digit. */
function barcode(count: number): string {
  const digits = `69${String((count * 777_767_777 + 123_456_789) % 10_000_000_000).padStart(10, '0')}`
  let sum = 0
  for (let place = 0; place < digits.length; place += 1) sum += Number(digits[place]) * (place % 2 === 0 ? 1 : 3)
  return `${digits}${(10 - (sum % 10)) % 10}`
}
