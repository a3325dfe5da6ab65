import { expect, test } from 'vitest'
import { below, loadDivisions, loadStreets, streetsIn } from './regions.ts'

test('regions: a region has its children', async () => {
  const { provinces, cities, districts } = await loadDivisions()
  const beijing = provinces.find(({ name }) => name === '北京市')
  const [city] = below(cities, beijing, 2)
  expect(city).toEqual({ code: '110100', name: '北京市' })
  expect(below(districts, city, 4).map(({ name }) => name)).toContain('朝阳区')
  expect(below(districts, undefined, 4)).toEqual([])
})

test('regions: streets belong to the district', () =>
  expect(streetsIn('110101001东华门街道\n110102001西长安街街道\n', '110102')).toEqual([
    { code: '110102001', name: '西长安街街道' },
  ]))

test('regions: streets of a district are bundled with the page', async () => {
  expect(await loadStreets('310115')).toContainEqual({ code: '310115125', name: '张江镇' })
  expect(await loadStreets('990000')).toEqual([])
})
