import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { brands } from './brands.ts'
import { leaves, pictureKeys, sections } from './catalogue/categories.ts'
import { headings, rowsFor } from './catalogue/spreadsheet.ts'
import { defaultCount, defaultSeed, type DemoProduct, generateProducts } from './generate.ts'
import { descriptionRules } from '#contract/catalogue/productDraft.ts'
import { sanitizeRichText } from '#kit/richText/sanitize.ts'
import { nameOf, namingOf } from './naming.ts'
import { suppliers } from './suppliers.ts'

const products = [...generateProducts()]
const skus = products.flatMap((product) => product.skus.map((sku) => ({ product, sku })))
function duplicatesIn(keys: readonly string[]): string[] {
  const seen = new Set<string>()
  return keys.filter((key) => seen.size === seen.add(key).size)
}

test('demo data: the tree has three levels and at least 200 leaves with unique codes', () => {
  expect(sections).toHaveLength(12)
  expect(leaves.length).toBeGreaterThanOrEqual(200)
  expect(duplicatesIn(leaves.map(({ code }) => code))).toEqual([])
  expect(leaves.filter(({ code, taxCode }) => !/^\d{6}$/.test(code) || !/^\d{19}$/.test(taxCode))).toEqual([])
  expect(new Set(leaves.map(({ taxRate }) => taxRate))).toEqual(new Set(['13.00', '9.00', '6.00']))
  for (const { code, groups } of sections) {
    for (const group of groups) {
      expect(group.code.startsWith(code)).toBe(true)
      expect(group.leaves.every((leaf) => leaf.code.startsWith(group.code))).toBe(true)
    }
  }
})

test('demo data: every leaf has at least five products and every category its suppliers', () => {
  const counts = Map.groupBy(products, ({ categoryCode }) => categoryCode)
  expect(products).toHaveLength(defaultCount)
  expect(leaves.filter(({ code }) => (counts.get(code)?.length ?? 0) < 5)).toEqual([])
  for (const product of products) {
    const section = product.categoryCode.slice(0, 2)
    expect(suppliers.find(({ code }) => code === product.supplierCode)?.sections).toContain(section)
    expect(brands.find(({ zh }) => zh === product.brand)?.sections).toContain(section)
  }
})

test('demo data: names, models, supplier codes and barcodes are unique', () => {
  expect(
    duplicatesIn(products.map(({ categoryCode, supplierCode, name }) => categoryCode + supplierCode + name)),
  ).toEqual([])
  expect(duplicatesIn(products.map(({ supplierCode, model }) => supplierCode + model))).toEqual([])
  expect(duplicatesIn(skus.map(({ product, sku }) => `${product.supplierCode} ${sku.supplierSku}`))).toEqual([])
  expect(duplicatesIn(skus.map(({ sku }) => sku.barcode))).toEqual([])
  expect(duplicatesIn(brands.map(({ letters }) => letters))).toEqual([])
})

test('demo data: leaves have enough names for a million products', () => {
  const each = Math.ceil((1_000_000 / leaves.length) * 2)
  for (const leaf of leaves.filter((_, place) => place % 20 === 0)) {
    const naming = namingOf(leaf, defaultSeed)
    const names = new Set(Array.from({ length: each }, (_, number) => nameOf(naming(number)).zh))
    expect(names.size).toBe(each)
  }
})

test('demo data: barcodes are Chinese EAN-13', () => {
  for (const { sku } of skus) {
    expect(sku.barcode).toMatch(/^69\d{11}$/)
    const sum = sku.barcode.split('').reduce((total, digit, place) => total + Number(digit) * (place % 2 ? 3 : 1), 0)
    expect(sum % 10).toBe(0)
  }
})

test('demo data: prices are decimal text, fall with the quantity and are below the market price', () => {
  const format = /^(0|[1-9]\d*)\.(\d{2}|\d{4})$/
  for (const { sku } of skus) {
    const steps = [sku.price, ...sku.tiers.map(({ price }) => price)]
    for (const text of [...steps, sku.marketPrice, sku.agreementPrice ?? sku.price]) expect(text).toMatch(format)
    steps.slice(1).forEach((price, index) => expect(Number(price)).toBeLessThan(Number(steps[index])))
    expect(Number(steps.at(-1))).toBeGreaterThan(0)
    expect(Number(sku.marketPrice)).toBeGreaterThan(Number(sku.price))
    if (sku.agreementPrice) expect(Number(sku.agreementPrice)).toBeLessThan(Number(sku.price))
  }
  expect(skus.some(({ sku }) => /\.\d{4}$/.test(sku.price))).toBe(true)
})

test('demo data: a third of the products has an agreement price, a third has tiers', () => {
  const share = (has: (product: DemoProduct) => boolean) => products.filter(has).length / products.length
  expect(share(({ skus: [sku] }) => sku?.agreementPrice !== null)).toBeCloseTo(0.35, 1)
  expect(share(({ skus: [sku] }) => (sku?.tiers.length ?? 0) > 0)).toBeCloseTo(0.35, 1)
})

test('demo data: equal seeds generate equal products, other seeds others', () => {
  const generateSome = (seed: number) => [...generateProducts({ count: 300, seed })]
  expect(generateSome(7)).toEqual(generateSome(7))
  expect(generateSome(7)).not.toEqual(generateSome(8))
  expect([...generateProducts({ count: 300 })]).toEqual(products.slice(0, 300))
})

test('demo data: every referenced picture exists, and every picture is referenced', () => {
  const files = readdirSync(new URL('assets/pictures/', import.meta.url)).filter((name) => name.endsWith('.svg'))
  expect(files.toSorted()).toEqual(pictureKeys.map((key) => `${key}.svg`).toSorted())
  expect(new Set(products.map(({ picture }) => picture)).size).toBeGreaterThan(250)
})

test("demo data: a supplier's spreadsheet has one row for each SKU and one cell for each heading", () => {
  const lines = [...rowsFor('S02', products)]
  expect(lines).toHaveLength(skus.filter(({ product }) => product.supplierCode === 'S02').length)
  expect(lines.every((line) => line.length === headings.length)).toBe(true)
  const [first] = skus.filter(({ product }) => product.supplierCode === 'S02')
  expect(lines[0]).toContain(first?.sku.price)
})

test('demo data: descriptions are valid rich text, some of them long', () => {
  const unsanitised = products.filter(
    ({ description }) => sanitizeRichText(description, descriptionRules) !== description,
  )
  expect(unsanitised).toEqual([])
  expect(products.filter(({ description }) => description.includes('<table>')).length).toBe(defaultCount / 5)
})
