import { fillers } from './modifier.rules.ts'
import { arranged } from './arranged.rules.ts'
import { keyOfRun, keyOfRuns, type Run } from './text.rules.ts'
import { atomsOf } from './atoms.rules.ts'
import { type Term, type Understanding, termOf } from './term.rules.ts'

const longestPhrase = 6

/** Terms of a keyword, in order; none if it contains nothing searchable. */
export function termsOf(keyword: string, by: Understanding): Term[] {
  const atoms = atomsOf(arranged(keyword, by), by.tokenizer)
  const wanted = atoms.filter((atom) => !fillers.has(keyOfRun(atom)))
  const left = wanted.length > 0 ? wanted : atoms
  const terms: Term[] = []
  for (let at = 0; at < left.length;) {
    const length = phraseLength(left, at, by)
    terms.push(termOf(left.slice(at, at + Math.max(length, 1)), length > 0, by))
    at += Math.max(length, 1)
  }
  return terms
}

/** Number of atoms of the longest known term that begins here; 0: none. */
function phraseLength(atoms: readonly Run[], at: number, { synonyms, categories }: Understanding): number {
  for (let length = Math.min(longestPhrase, atoms.length - at); length > 0; length--) {
    const key = keyOfRuns(atoms.slice(at, at + length))
    if (synonyms.has(key) || (length > 1 && categories.leavesOf(key).length > 0)) return length
  }
  return 0
}
