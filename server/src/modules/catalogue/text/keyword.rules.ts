import { fillers } from './modifier.rules.ts'
import { arranged } from './arranged.rules.ts'
import { keyOfRun, keyOfRuns, type Run } from './text.rules.ts'
import { type Aside, type Asides, asidesOf } from './asides.rules.ts'
import { atomsOf } from './atoms.rules.ts'
import { countingUnits } from './units.rules.ts'
import { type Term, type Understanding, termOf } from './term.rules.ts'

const longestPhrase = 6
/** End of a segment: a space or punctuation mark next to Chinese; between English words a space means nothing. */
const segmentEnd = /(?<=\p{Script=Han})[ ,;/，；、()（）]|[ ,;/，；、()（）](?=\p{Script=Han})/gu

/** Terms of a keyword, in order; none if it contains nothing searchable. */
export function termsOf(keyword: string, by: Understanding): Term[] {
  const text = arranged(keyword, by)
  const atoms = atomsOf(text, by.tokenizer)
  const asides = asidesOf(atoms, (some) => by.synonyms.has(keyOfRuns(some)))
  const wanted = atoms.filter((atom) => !fillers.has(keyOfRun(atom)) && !asides.marks.has(atom) && !isUnit(atom, text))
  const left = wanted.length > 0 ? wanted : atoms
  const ends = Array.from(text.matchAll(segmentEnd), ({ index }) => index)
  const terms: Term[] = []
  const parts: (Aside | undefined)[] = []
  for (let at = 0; at < left.length;) {
    const length = phraseLength(left, at, by, asides)
    parts.push(asides.partOf.get(left[at]!))
    const segment = ends.filter((end) => end < left[at]!.at).length
    terms.push(termOf(left.slice(at, at + Math.max(length, 1)), length > 0, by, segment))
    at += Math.max(length, 1)
  }
  return withAsides(terms, parts)
}

/** Whether the atom is only a unit: 装 of `10卷装`, or 提 of `抽纸 提 40`. */
function isUnit({ text, at }: Run, keyword: string): boolean {
  const [before, after] = [keyword.slice(0, at), keyword.slice(at + text.length)]
  if (text === '装') return /\d\p{Script=Han}?$/u.test(before)
  return countingUnits.has(text) && before.endsWith(' ') && /^(?: |$)/.test(after)
}

/** Where a thing is named, what stands beside it is none: of `水泵 带电机` the pump is meant. */
function withAsides(terms: Term[], parts: readonly (Aside | undefined)[]): Term[] {
  const isNamed = terms.some((term, at) => parts[at] === undefined && term.isKnown && !term.isModifier)
  return isNamed ? terms.map((term, at) => (parts[at] === undefined ? term : { ...term, aside: parts[at].is })) : terms
}

/** How many atoms from here on are the longest term that is known; 0 for none. */
function phraseLength(
  atoms: readonly Run[],
  at: number,
  { synonyms, categories }: Understanding,
  { partOf }: Asides,
): number {
  for (let length = Math.min(longestPhrase, atoms.length - at); length > 0; length--) {
    if (partOf.get(atoms[at]!) !== partOf.get(atoms[at + length - 1]!)) continue
    const key = keyOfRuns(atoms.slice(at, at + length))
    if (synonyms.has(key) || (length > 1 && categories.leavesOf(key).length > 0)) return length
  }
  return 0
}
