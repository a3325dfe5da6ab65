import { expect, test } from 'vitest'
import { asidesOf } from './asides.rules.ts'
import type { Run } from './text.rules.ts'

/** Atoms are parted by |, words by spaces. */
function atomsOf(text: string): Run[] {
  let at = 0
  return text.split(' ').flatMap((word) => {
    const atoms = word.split('|').map((each): Run => {
      const atom: Run = { kind: /^[a-z]/.test(each) ? 'latin' : 'han', text: each, at }
      at += each.length
      return atom
    })
    at++
    return atoms
  })
}

test.each([
  ['垃圾桶|带|盖', ['盖']],
  ['水泵 带|电机 立式', ['电机']],
  ['打印机 带|扫描|的|黑白', ['扫描']],
  ['desk with two drawers', ['two', 'drawers']],
  ['钻头 电锤|用', ['电锤']],
  ['老板|有|胶带|吗', []],
  ['手套 有|防滑|点', ['防滑', '点']],
  ['魔术|带|锯', []],
  ['扎|带|黑色', []],
  ['安全 带', []],
])('asides: %s has beside the thing %j', (text, said) => {
  const isKnown = (atoms: readonly Run[]) => ['带锯', '扎带'].includes(atoms.map((atom) => atom.text).join(''))
  expect([...asidesOf(atomsOf(text), isKnown).partOf.keys()].map((atom) => atom.text)).toEqual(said)
})
