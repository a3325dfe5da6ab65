import { expect, test } from 'vitest'
import { atomsOf } from '../../../text/atoms.rules.ts'
import { fillers } from '../../../text/modifier.rules.ts'
import { keyOfRun, keyOfRuns, plain } from '../../../text/text.rules.ts'
import { loadTokenizer } from '../../../text/words.tokenizer.ts'
import { indexOf, namesFrom, namesInForce } from '../../synonym.rules.ts'
import { tradeNames } from './names.rules.ts'

test('trade names: each equals its normalised search key', async () => {
  const tokenizer = await loadTokenizer()
  const keyOf = (name: string) => {
    const atoms = atomsOf(plain(name), tokenizer)
    const wanted = atoms.filter((atom) => !fillers.has(keyOfRun(atom)))
    return keyOfRuns(wanted.length > 0 ? wanted : atoms)
  }
  const names = [...tradeNames().keys()]
  expect(names.length).toBeGreaterThan(20_000)
  expect(names.filter((name) => keyOf(name) !== name)).toEqual([])
})

test('trade names: a name finds its products, but a product does not find its names', () => {
  const names = namesFrom(['红牛、东鹏 > 功能饮料 = 气泡水', '红牛 > 礼盒'])
  const { has, isThing, othersOf } = indexOf([{ key: '汽水', kind: 'equivalent', terms: ['汽水', '气泡水'] }], names)
  expect(othersOf('红牛')).toEqual(['功能饮料', '气泡水', '礼盒'])
  expect(othersOf('气泡水')).toEqual(['汽水'])
  expect([has('东鹏'), isThing('东鹏'), isThing('汽水')]).toEqual([true, false, true])
})

test('trade names: a variant name of a product determines the noun, a brand or a purpose does not', () => {
  const { isThing } = indexOf([], namesFrom(['饮水器、沁园 > 饮水机']))
  expect([isThing('饮水器'), isThing('沁园')]).toEqual([true, false])
})

test("trade names: a tenant's own group overrides a name", () => {
  const own = { id: '7', base_key: null, kind: 'oneWay', terms: ['红牛', '礼盒'], is_active: true } as const
  const held = namesInForce(namesFrom(['红牛、东鹏 > 功能饮料']), [own])
  expect([...held.keys()]).toEqual(['东鹏'])
})

test('trade names: a noun at the end narrows the things of its kind of goods', () => {
  const { othersOf } = indexOf(
    [{ key: '酱油', kind: 'equivalent', terms: ['酱油', '生抽'] }],
    namesFrom(['酱油生抽、海天酱油、海天、浇花水壶 > 食盐 = 酱油', '三相变频器 > 触摸屏 = 变频器']),
  )
  expect(othersOf('酱油生抽')).toEqual(['酱油'])
  expect(othersOf('海天酱油')).toEqual(['酱油'])
  expect(othersOf('三相变频器')).toEqual(['变频器'])
  expect(othersOf('海天')).toEqual(['食盐', '酱油'])
})
