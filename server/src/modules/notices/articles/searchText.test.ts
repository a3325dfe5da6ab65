import { expect, test } from 'vitest'
import { excerptOf } from './searchText.service.ts'

test.each([
  ['各采购单位、各协议供应商：\n本年度协议将到期。\n一、续签范围', '本年度协议将到期。一、续签范围'],
  ['Dear suppliers:\nThe platform\nis maintained.', 'The platform is maintained.'],
  ['成交结果如下：', '成交结果如下：'],
  ['续签 （2027 年）\n范围', '续签（2027 年）范围'],
])('notice excerpt: %j is %j', (text, excerpt) => expect(excerptOf(text)).toBe(excerpt))
