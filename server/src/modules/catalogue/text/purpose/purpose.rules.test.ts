import { expect, test } from 'vitest'
import { endingsMeant, isOfKind, withoutState } from './purpose.rules.ts'

const terms = (text: string) =>
  text
    .split(' ')
    .filter((each) => each !== '的')
    .map((each) => ({ text: each, isKnown: false }))

test.each([
  ['下雨天 干活 穿 的', '鞋'],
  ['焊接 时 遮脸 的', '罩'],
  ['放小 螺丝 零件 的', '盒'],
  ['修 东西 照明 用 的', '灯'],
  ['财务室 放 现金 的 柜子', '柜'],
])('purposes: %s means a kind of %s', (words, ending) =>
  expect(endingsMeant(words.replaceAll(' ', ''), terms(words))).toContain(ending),
)

test('purposes: a description without a verb or noun of a kind means none', () => {
  expect(endingsMeant('提神的', terms('提神 的'))).toBeNull()
  expect([isOfKind('放现金的柜子'), isOfKind('放现金的保险柜'), isOfKind('柜子')]).toEqual([true, false, false])
})

test.each([
  ['输送线上的链条断了要换', '输送线上的链条'],
  ['办公室灯管不亮了', '办公室灯管'],
  ['打印机硒鼓要换新的', '打印机硒鼓'],
  ['水管漏了要修一下 4分', '水管 4分'],
  ['断线钳', '断线钳'],
  ['防漏胶带', '防漏胶带'],
  ['需要更换', '需要更换'],
])('purposes: %s without what happened is %s', (text, plain) => expect(withoutState(text)).toBe(plain))
