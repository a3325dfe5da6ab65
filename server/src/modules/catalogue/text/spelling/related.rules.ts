import type { Term } from '../term.rules.ts'
import { stem } from '../text.rules.ts'

const isHan = (text: string): boolean => /^\p{Script=Han}+$/u.test(text)
const maxRelated = 4
const lengthOf = (run: readonly Term[]): number => run.at(-1)!.end - run[0]!.at

/** Characters that name one kind of goods: 橡胶锤 finds hammers. Excludes 机 and others that name many kinds. */
const kindCharacters = new Set('笔本锤鞋靴帽桌椅柜灯锁钳尺梯钻漆纸袋杯泵阀秤伞剪刀铲架绳服衣裤罩镜锯钉刷垫膜')

/** Chinese run that the dictionary splits into pieces, or without known terms; null if a known thing is beside it. */
export function unknownRun(terms: readonly Term[]): { readonly at: number; readonly text: string } | null {
  const runs: Term[][] = []
  for (const term of terms) {
    if (!isHan(term.text)) continue
    const last = runs.at(-1)
    if (last?.at(-1)!.end === term.at) last.push(term)
    else runs.push([term])
  }
  const unknown = runs.filter((each) => each.some(({ isPiece }) => isPiece) || !each.some(({ isKnown }) => isKnown))
  const [run] = unknown.toSorted((a, b) => lengthOf(b) - lengthOf(a))
  if (!run || terms.some((term) => term.isKnown && !term.isModifier && !run.includes(term))) return null
  return { at: run[0]!.at, text: run.map(({ text }) => text).join('') }
}

/**
 * Terms that a Chinese text may be a variant of, most likely first: a term that begins or ends with it (回墨印章 for 回墨印),
 * a term it ends in (账本 in 记账本), a term with other characters between (打印纸 in 打印用纸), and its kind (锤).
 */
export function termsRelated(text: string, terms: readonly string[]): string[] {
  if (text.length < 2 || text.length > 8) return []
  const han = terms.filter((term) => term.length > 1 && term !== text && isHan(term))
  const short = (list: string[]) => list.toSorted((a, b) => a.length - b.length)
  const long = (list: string[]) => list.toSorted((a, b) => b.length - a.length)
  const whole = han.filter((term) => term.length > text.length)
  const parts = han.filter((term) => term.length < text.length && term.at(-1) === text.at(-1))
  return [
    ...long(parts.filter((term) => text.endsWith(term))),
    ...short(whole.filter((term) => term.startsWith(text))),
    ...short(whole.filter((term) => term.endsWith(text))),
    ...long(parts.filter((term) => term.length > 2 && isWithin(term, text))),
  ]
    .slice(0, maxRelated)
    .concat(text.length > 2 && kindCharacters.has(text.at(-1)!) ? [text.at(-1)!] : [])
}

/** Whether the text contains the characters of the term in order. */
function isWithin(term: string, text: string): boolean {
  let found = 0
  for (const character of text) if (character === term[found]) found++
  return found === term.length
}

/**
 * Compounds that two separate words may form, most likely first: 服务器柜 for 放服务器的柜子, 粉碎文件 for 保密文件粉碎. Each states the
 * terms it replaces.
 */
export function compoundsOf<T extends Pick<Term, 'at' | 'text' | 'isModifier' | 'aside'>>(
  terms: readonly T[],
  head: T | undefined,
  isKnown: (text: string) => boolean,
): { readonly of: readonly T[]; readonly text: string }[] {
  if (!head || !isHan(head.text)) return []
  const nouns = [...new Set([head.text, head.text.replace(/(?<=.)子$/u, '')])]
  const others = terms
    .filter((term) => term !== head && !term.isModifier && isHan(term.text) && term.text.length > 1)
    .filter((term) => term.aside !== 'has' || term.at < head.at)
    .toReversed()
  return others.flatMap((other) =>
    [...nouns.map((noun) => other.text + noun), head.text + other.text]
      .filter((text) => text.length > 2 && isKnown(text))
      .map((text) => ({ of: [other, head], text })),
  )
}

/** English terms whose words are all among these, in any position: hand wash in `hand washing liquid`. */
export function termsOfWords(words: readonly string[], terms: readonly string[]): string[] {
  const bare = new Set(words.flatMap((word) => [word, stem(word), stem(word).replace(/ing$/, '')]))
  return terms
    .filter((term) => /^[a-z]+(?: [a-z]+)+$/.test(term) && term.split(' ').every((word) => bare.has(stem(word))))
    .toSorted((a, b) => b.split(' ').length - a.split(' ').length || b.length - a.length)
    .slice(0, maxRelated)
}
