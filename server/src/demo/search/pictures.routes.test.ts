/** @module-tag thorough */
import { beforeAll, expect, test } from 'vitest'
import * as goodsSearch from '#contract/catalogue/goodsSearch.ts'
import { aPerson, as, type Person } from '#test/app.ts'
import type { Label } from '#test/catalogue/labels.ts'
import { wordsOf } from '#test/catalogue/searchPictures.ts'
import { foundDemoGoods } from '#test/demo/demoGoods.ts'

let ann: Person
beforeAll(async () => {
  const { tenant } = await foundDemoGoods()
  ann = await aPerson(tenant, { permissions: ['goods.read'] })
}, 180_000)

const list = (keyword: string) =>
  as(ann, goodsSearch.queryGoodsListWithStandardByCatalog, { keyword, imgStatus: '1', limit: 5 })

const kinds =
  '防护手套、中性笔、安全帽、打印机、球阀、灭火器、螺丝刀、口罩、面巾纸、键盘、轴承、电缆、显示器、矿泉水、万用表、消毒液'
const looks: readonly Omit<Label, 'name' | 'lines'>[] = [
  {},
  { turned: 5 },
  { turned: -6, noise: 30 },
  { ink: '#ffffff', background: '#0f5f9c' },
  { blur: 1.2, quality: 50 },
  { ink: '#5a6068', background: '#e3e0d5', noise: 20 },
]

test("picture search: labels of the demo's goods find them among the first five", { timeout: 180_000 }, async () => {
  const missed: string[] = []
  const all = kinds.split('、')
  for (const [at, kind] of all.entries()) {
    const [goods] = (await list(kind)).records.slice(at % 3)
    const { name, brandName, model, supplierName, productId } = goods!
    const label: Label = {
      name: kind,
      ...looks[at % looks.length],
      lines: [
        ['特惠 ¥39.90 包邮', 30],
        [name, 38],
        [`品牌：${brandName}`, 28],
        [`型号：${model}`, 28],
        [`供应商：${supplierName} 电话：400-820-1234`, 22],
        ['生产日期：2026-03-18  合格证', 22],
      ],
      width: 1300,
    }
    const words = await wordsOf(ann, label)
    const { records } = await list(words)
    if (!records.some((one) => one.productId === productId)) missed.push(`${name} ${model} → ${words}`)
  }
  expect(missed).toEqual([])
})
