import { expect, test } from 'vitest'
import { foundCategories, hiddenFromAbove } from './categorySearch.ts'

const of = (id: string, parentId: string | null, name: string, enName: string, isShield: '0' | '1' = '0') => ({
  id,
  parentId,
  name,
  enName,
  code: `C${id}`,
  isShield,
})
const all = [
  of('1', null, '劳保安防', 'Safety'),
  of('11', '1', '手部防护', 'Hand protection', '1'),
  of('111', '11', '防护手套', 'Protective gloves'),
  of('12', '1', '足部防护', 'Foot protection'),
  of('2', null, '办公用品', 'Office supplies'),
  of('21', '2', '纸张', 'Paper'),
]
const found = (typed: string) => {
  const { shown, hits, above } = foundCategories(all, typed)
  return { shown: shown.map(({ id }) => id), hits: [...hits], above: [...above] }
}

test('category search: a leaf is shown with the categories above it', () =>
  expect(found('手套')).toEqual({ shown: ['1', '11', '111'], hits: ['111'], above: ['11', '1'] }))

test('category search: a category keeps those below it', () =>
  expect(found('办公')).toEqual({ shown: ['2', '21'], hits: ['2'], above: [] }))

test('category search: by Chinese and English name and by code, every word, ignoring case and width', () => {
  expect(found('HAND').hits).toEqual(['11'])
  expect(found('protection foot').hits).toEqual(['12'])
  expect(found('ｃ21').hits).toEqual(['21'])
  expect(found('手套 foot').hits).toEqual([])
})

test('category search: nothing typed shows everything, nothing found nothing', () => {
  expect(found(' ').shown).toEqual(all.map(({ id }) => id))
  expect(found('螺丝')).toEqual({ shown: [], hits: [], above: [] })
})

test('category search: what a hidden category hides', () => {
  expect([...hiddenFromAbove(all)]).toEqual(['111'])
  expect([...hiddenFromAbove([of('1', null, '', '', '1'), of('11', '1', '', ''), of('111', '11', '', '')])]).toEqual([
    '11',
    '111',
  ])
})
