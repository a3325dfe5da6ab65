import type { PinyinDictionary } from '../token.rules.ts'
import { distance } from './spelling.rules.ts'

/** The sounds of Chinese terms: each its syllables together, and where they begin. */
export interface SoundingTerm {
  readonly term: string
  readonly sound: string
  readonly starts: readonly number[]
}

const shortest = 6
const maxLetters = 24
const maxTerms = 3
const leastShare = 0.6

export function soundingTerms(terms: readonly string[], pinyinDictionary: PinyinDictionary): SoundingTerm[] {
  return terms
    .filter((term) => /^\p{Script=Han}{2,8}$/u.test(term))
    .map((term) => {
      let end = 0
      const syllables = pinyinDictionary.pinyin(term)
      const starts = syllables.map((syllable) => (end += syllable.length) - syllable.length)
      return { term, sound: syllables.join(''), starts }
    })
}

/** The terms whose pinyin is typed in part or with a mistake: 医用口罩 for `yiyong koz`, the nearest first. */
export function soundingLike(text: string, terms: readonly SoundingTerm[]): string[] {
  const letters = text.replaceAll(' ', '')
  if (!/^[a-z]+$/.test(letters) || letters.length < shortest || letters.length > maxLetters) return []
  return terms
    .flatMap((term) => {
      const far = farnessOf(letters, term)
      return far === null ? [] : [{ term: term.term, far }]
    })
    .toSorted((a, b) => a.far - b.far || a.term.length - b.term.length)
    .slice(0, maxTerms)
    .map(({ term }) => term)
}

function farnessOf(letters: string, { sound, starts }: SoundingTerm): number | null {
  if (sound[0] !== letters[0]) return null
  if (sound === letters) return 0
  if (Math.abs(sound.length - letters.length) <= 1 && distance(sound, letters) <= 1) return 1
  const isPart = letters.length >= leastShare * sound.length && isShortened(letters, sound, new Set(starts))
  return isPart ? 1 + sound.length - letters.length : null
}

/** Whether letters are left out inside syllables, and none of their first ones. */
function isShortened(letters: string, sound: string, starts: ReadonlySet<number>): boolean {
  let at = 0
  for (const [index, letter] of Array.from(sound).entries()) {
    if (letters[at] === letter) at++
    else if (starts.has(index)) return false
  }
  return at === letters.length
}
