import { expect, test } from 'vitest'
import { barcodesIn, isBarcode } from './barcode.rules.ts'
import { phrasesOf } from './label.rules.ts'

const textsOf = (...lines: string[]) => phrasesOf(lines.map((text) => ({ text, height: 0.1 }))).map(({ text }) => text)

test.each([
  [
    ['安岚丁腈涂层防护手套', '型号AL-NG107'],
    ['安岚丁腈涂层防护手套', 'AL-NG107'],
  ],
  [['产品名称：折叠防尘口罩KN95'], ['折叠防尘口罩KN95']],
  [['品牌：守岳型号：SY-KM302'], ['守岳', 'SY-KM302']],
  [['净含量：50只/盒生产日期：2026/03/18'], []],
  [
    ['限时特价￥29.90包邮', '江澜蓝牙无线鼠标', '买二送一正品保证', 'JL-MS300黑色'],
    ['江澜蓝牙无线鼠标', 'JL-MS300黑色'],
  ],
  [['满200减30 全场8折', '第二件半价'], []],
  [['到手价 1,299.00元', '数字式万用表'], ['数字式万用表']],
  [['产品合格证', '执行标准：GB/T 13978-2008', '规格型号：MS-DM890C+', '检验员：08'], ['MS-DM890C+']],
  [['厂址：江苏省苏州市工业园区星湖街328号', '服务热线：400-820-1234'], []],
  [['HZ-HM620符合GB 2811'], ['HZ-HM620符合']],
  [
    ['Landun Safety Goggles', 'Model LD-EG205 Clear anti-fog', 'Made in China'],
    ['Landun Safety Goggles', 'LD-EG205 Clear anti-fog'],
  ],
  [['Product: Copy paper A4', 'Price: $ 12.50', 'www.example.com'], ['Copy paper A4']],
  [['HOT SALE 30% OFF', 'Free shipping'], []],
  [
    ['Sales counter', 'Hotel towel'],
    ['Sales counter', 'Hotel towel'],
  ],
  [['20260318', '08', 'B', '6901234500011'], []],
  [['啊啊啊啊啊啊', 'lllllll', 'ab ab ab ab ab'], []],
  [['★◆ 安全帽 ◆★', '……'], ['安全帽']],
  [['ＡＬ－ＮＧ１０７ 手套'], ['AL-NG107 手套']],
  [['咨询电话13812345678', '手机 139-1234-5678'], ['手机']],
  [
    ['镀锌六角螺栓M10×40', '100套/盒'],
    ['镀锌六角螺栓M10×40', '100套/盒'],
  ],
  [[], []],
] as const)('label: of the lines %j the phrases %j may name goods', (lines, phrases) => {
  expect(textsOf(...lines)).toEqual(phrases)
})

test('label: phrases with a field name and large text have the highest weight', () => {
  const [name, model, rest] = phrasesOf([
    { text: '品名：防护手套', height: 0.05 },
    { text: 'AL-NG107', height: 0.1 },
    { text: '掌部涂层', height: 0.02 },
  ])
  expect(name!.weight).toBeGreaterThan(model!.weight)
  expect(model!.weight).toBeGreaterThan(rest!.weight)
})

test('label: truncates a long text to its first phrases', () => {
  expect(textsOf(...Array.from({ length: 80 }, (_, at) => `第${at}种手套`))).toHaveLength(24)
})

test.each([
  ['6901234500011', true],
  ['6901234500017', false],
  ['96385074', true],
  ['20260318', false],
  ['036000291452', true],
  ['036000291453', false],
  ['690123450001', false],
  ['69012345000110', false],
  ['６９０１２３４５０００１１', false],
])('barcode: validity of %s is %s', (code, is) => {
  expect(isBarcode(code)).toBe(is)
})

test.each([
  ['6 901234 500011', ['6901234500011']],
  ['条码：6901234500011', ['6901234500011']],
  ['６９０１２３４５０００１１', ['6901234500011']],
  ['手套6901234500011', []],
  ['SN-6901234500011', []],
  ['6901234500011 6901234500011', ['6901234500011']],
  ['电话 021-88886666', []],
])('barcode: %s contains %j', (line, codes) => {
  expect(barcodesIn([line])).toEqual(codes)
})
