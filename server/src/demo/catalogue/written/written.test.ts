import { expect, test } from 'vitest'
import { generateProducts } from '../../generate.ts'
import { sections } from '../categories.ts'
import { writtenProducts } from './written.ts'

const products = [...generateProducts({ count: writtenProducts.length })]

test('written products: their names begin with their brand, and no two are equal', () => {
  expect(products.filter(({ name, brand }) => !name.startsWith(brand))).toEqual([])
  const names = products.map(({ name, categoryCode }) => `${categoryCode} ${name}`)
  expect(new Set(names).size).toBe(names.length)
})

test('written products: prices grow with size and quantity', () => {
  for (const [place, { leaf, axis }] of writtenProducts.entries()) {
    const prices = products[place]!.skus.map(({ price }) => Number(price))
    expect(prices).toHaveLength(axis.length)
    if (leaf.kind.axis.growth !== 'none')
      expect(prices, products[place]!.name).toEqual(prices.toSorted((a, b) => a - b))
    expect(prices.every((price) => price >= 1)).toBe(true)
  }
})

test('written products: each category has a page of them, in stock', () => {
  for (const { code } of sections)
    expect(products.filter(({ categoryCode }) => categoryCode.startsWith(code)).length).toBeGreaterThanOrEqual(20)
  expect(products.flatMap(({ skus }) => skus).filter(({ stock }) => stock < 60)).toEqual([])
})
