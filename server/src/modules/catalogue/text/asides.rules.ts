import type { Run } from './text.rules.ts'

const words = (list: string) => new Set(list.split(' '))
/** What stands behind these is what a thing comes with. */
const having = words('带 带有 自带 附带 含 内含 包含 配 配有 附 附有 内置 有 with including incl')
/** What stands behind these is what it is made for. */
const before = new Set([...having, ...words('for 适用 适用于 适配')])
/** What stands before these is what it is made for. */
const behind = words('用 专用 使用 适用')
/** Where these stand, what they belong to comes after them. */
const ends = words('的 款')
const longestWord = 3

export interface Aside {
  readonly is: 'has' | 'for'
}
/** What of the atoms of a text is said beside the thing: the words that say so, and the part that each atom is in. */
export interface Asides {
  readonly marks: ReadonlySet<Run>
  /** Those outside are in none. */
  readonly partOf: ReadonlyMap<Run, Aside>
}

const none: Asides = { marks: new Set(), partOf: new Map() }
const isMark = ({ text }: Run): boolean => before.has(text) || behind.has(text)
const touches = (one: Run | undefined, next: Run | undefined): boolean =>
  one !== undefined && next !== undefined && one.at + one.text.length === next.at

/**
 * `垃圾桶带盖` and `desk with drawers` are things with what they have, `钻头 电锤用` is one with what it is for. A word of
 * Chinese belongs to what it touches, one of English to all up to the next.
 */
export function asidesOf(atoms: readonly Run[], isKnown: (atoms: readonly Run[]) => boolean): Asides {
  if (!atoms.some(isMark)) return none
  const marks = new Set<Run>()
  const partOf = new Map<Run, Aside>()
  const inWord = (at: number) =>
    [1, 2].some((more) => at >= more && isKnown(atoms.slice(at - more, at + 1))) ||
    [2, longestWord].some((length) => at + length <= atoms.length && isKnown(atoms.slice(at, at + length)))
  for (const [at, atom] of atoms.entries()) {
    if (!isMark(atom) || inWord(at)) continue
    // `有胶带吗` asks for it, `手套 有防滑点` says what the gloves have.
    const meansThereIs = atom.text === '有' && (at === 0 || touches(atoms[at - 1], atom))
    const part = before.has(atom.text) && !meansThereIs ? partBehind(atoms, at) : []
    const aside: Aside = { is: having.has(atom.text) ? 'has' : 'for' }
    const all = part.length > 0 || !behind.has(atom.text) || partOf.has(atom) ? part : partBefore(atoms, at)
    for (const each of all) partOf.set(each, aside)
    if (all.length > 0) marks.add(atom)
  }
  return { marks, partOf }
}

function partBehind(atoms: readonly Run[], at: number): readonly Run[] {
  const isEnglish = atoms[at]!.kind === 'latin'
  let end = at + 1
  while (end < atoms.length && !before.has(atoms[end]!.text) && !ends.has(atoms[end]!.text)) {
    if (!isEnglish && !touches(atoms[end - 1], atoms[end])) break
    end++
  }
  return atoms.slice(at + 1, end)
}

function partBefore(atoms: readonly Run[], at: number): readonly Run[] {
  let start = at
  while (touches(atoms[start - 1], atoms[start]) && !ends.has(atoms[start - 1]!.text)) start--
  return atoms.slice(start, at)
}
