import { expect, test } from 'vitest'
import { indexOf, groupsFrom, namesFrom } from '../vocabulary/synonym.rules.ts'
import { likenessIndexOf, namesLike, supportOf, thingsEnding, thingsLike } from './likeness.rules.ts'

const synonyms = indexOf(groupsFrom('计算器 = 算数器\n商用显示屏 = 大屏'), namesFrom(['手破了 > 创可贴']))
const index = likenessIndexOf(synonyms, namesFrom(['划破手 > 创可贴 = 纱布块\n采血管 > 采血针']), async () => {})

test('likeness: a purpose is like the names that share its characters', async () => {
  const [first] = thingsLike(namesLike('划破手贴', await index))
  expect(first!.thing).toBe('创可贴')
})

test('likeness: a longer name supports its term more than a shorter one', async () => {
  const like = namesLike('计算器 大屏', await index)
  const supportFor = (text: string, others: string[]) => supportOf({ text, synonyms: others }, like)
  expect(supportFor('计算器', ['算数器'])).toBeGreaterThan(supportFor('大屏', ['商用显示屏']))
})

test('likeness: a part that ends in a name means its things', async () => {
  expect(thingsEnding('一次性采血管 紫帽', namesLike('一次性采血管 紫帽', await index))).toEqual(['采血针'])
  expect(thingsEnding('采血管架', namesLike('采血管架', await index))).toEqual([])
})

test.each([
  ['cf283a', '激光硒鼓'],
  ['cr2032', '碱性电池'],
  ['6205-2rs', '深沟球轴承'],
  ['CJX2-2510', '交流接触器'],
])('likeness: the model %s means %s', async (code, thing) => {
  expect(thingsLike(namesLike(code.toLowerCase(), await index))[0]!.thing).toBe(thing)
})

test('likeness: a text that shares nothing with any name is like none', async () => {
  expect(namesLike('zzzxxyyq', await index)).toEqual([])
})
