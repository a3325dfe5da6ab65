import { stem } from '../text.rules.ts'
import type { PinyinDictionary, Tokenizer } from '../token.rules.ts'

/**
 * Spelling keys: terms of the catalogue and misspelt texts are matched by common keys.
 * - s: pinyin, with easily confused sounds unified (zh/z, ng/n, n/l);
 * - i: initials;
 * - d: one letter left out, on either side, which covers a letter too many, too few, replaced, or swapped;
 * - w: one other character.
 */

/** Words of at least this many letters may have two mistakes. */
const long = 7
const longPinyin = 8
const maxMistakes = 2
const shortest = { initials: 3, deletions: 4, wildcards: 3 }

/** Unifies easily confused pinyin. Applied to both sides, so it need only be consistent. */
export const confused = (pinyin: string): string =>
  pinyin
    .replace(/([zcs])h/g, '$1')
    .replace(/ng/g, 'n')
    .replace(/n(?=[aeiouv])/g, 'l')
    .replace(/ü|v/g, 'u')

const deletions = (word: string): string[] =>
  Array.from(word, (_, index) => word.slice(0, index) + word.slice(index + 1))
const wildcards = (characters: readonly string[]): string[] =>
  characters.map((_, index) => characters.with(index, '_').join(''))

export const isHan = (text: string): boolean => /^\p{Script=Han}+$/u.test(text)
/** Compares English terms of several words without spaces. */
const lettersOf = (text: string): string | null => {
  const letters = text.replaceAll(/[ -]/g, '')
  return /^[a-z]{3,}$/.test(letters) ? letters : null
}

const keysOfLetters = (letters: string): string[] => [
  `s:${letters}`,
  ...(letters.length < shortest.deletions ? [] : [letters, ...deletions(letters)].map((form) => `d:${form}`)),
]
const keysOfCharacters = (text: string): string[] => {
  const characters = Array.from(text)
  return characters.length < shortest.wildcards ? [] : wildcards(characters).map((form) => `w:${form}`)
}

/** Spelling keys of a catalogue term; none for texts without spelling, such as model numbers. */
export function keysOfTerm(term: string, pinyinDictionary: PinyinDictionary): string[] {
  if (!isHan(term)) return [...new Set(keysOfLetters(lettersOf(term) ?? '').filter((key) => key !== 's:'))]
  const syllables = pinyinDictionary.pinyin(term)
  const initials = syllables.map(([first = '']) => first).join('')
  const keys = [...keysOfLetters(confused(syllables.join(''))), ...keysOfCharacters(term)]
  return [...new Set(initials.length < shortest.initials ? keys : [...keys, `i:${initials}`])]
}

/**
 * Keys of a misspelt text. Chinese matches by sound or, unless it consists of whole words, with one other character: a
 * wrong character leaves pieces, while 工具套装 is not a misspelling of 茶具套装.
 */
export function keysOfMisspelt(
  text: string,
  pinyinDictionary: PinyinDictionary,
  { pieces }: Pick<Tokenizer, 'pieces'>,
): string[] {
  if (isHan(text)) {
    const isOfWords = pieces(text).every((piece) => piece.length > 1)
    const sound = `s:${confused(pinyinDictionary.pinyin(text).join(''))}`
    return isOfWords ? [sound] : [sound, ...keysOfCharacters(text)]
  }
  const letters = lettersOf(text)
  if (letters === null) return []
  const initials = letters.length < shortest.initials ? [] : [`i:${letters}`]
  const singular = stem(letters)
  return [...new Set([...[letters, singular, confused(letters)].flatMap(keysOfLetters), ...initials])]
}

/** Longer English words of a term, each of which may be misspelt alone: `freshener` in `air freshener`. */
export const wordsOfTerm = (term: string): string[] => term.split(/[ -]/).filter((word) => /^[a-z]{4,}$/.test(word))

/**
 * Keys of a long English word by first letter and approximate length, for two adjacent mistakes, which the other keys
 * miss: `hilighter`. Each key has few terms, which are compared by letters.
 */
export function keysNear(text: string, mistakes = maxMistakes): string[] {
  const letters = lettersOf(text) ?? ''
  if (letters.length < long) return []
  const lengths = Array.from({ length: 2 * mistakes + 1 }, (_, index) => letters.length - mistakes + index)
  return lengths.map((length) => `n:${letters[0]}${length}`)
}

/** Edit distance: letters changed, added, removed or swapped with their neighbour. */
export function distance(a: string, b: string): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, j) => j)]
  for (let i = 1; i <= a.length; i++) {
    rows[i] = [i]
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      const least = Math.min(rows[i - 1]![j]! + 1, rows[i]![j - 1]! + 1, rows[i - 1]![j - 1]! + same)
      rows[i]![j] = swapped ? Math.min(least, rows[i - 2]![j - 2]! + 1) : least
    }
  }
  return rows[a.length]![b.length]!
}

/** Distance of a term from the typed text, 0 for the same sound; null if too far. */
export function farness(typed: string, term: string, pinyinDictionary: PinyinDictionary): number | null {
  if (typed === term) return null
  if (isHan(typed)) return isHan(term) ? farnessOfHan(typed, term, pinyinDictionary) : null
  const letters = lettersOf(typed)
  if (letters === null) return null
  if (!isHan(term)) {
    const other = lettersOf(term) ?? ''
    return within(letters, other, 0, long) ?? within(stem(letters), stem(other), 0.1, long)
  }
  const syllables = pinyinDictionary.pinyin(term)
  const sound = syllables.join('')
  if (sound === letters) return 0
  const near = within(confused(letters), confused(sound), 0.2, longPinyin) ?? within(letters, sound, 0, longPinyin)
  const initials = syllables.map(([first = '']) => first).join('')
  return near ?? (initials === letters ? 1.5 : null)
}

function farnessOfHan(typed: string, term: string, pinyinDictionary: PinyinDictionary): number | null {
  const [one, other] = [pinyinDictionary.pinyin(typed).join(''), pinyinDictionary.pinyin(term).join('')]
  if (one === other) return 0.1
  if (confused(one) === confused(other)) return 0.4
  const [a, b] = [Array.from(typed), Array.from(term)]
  const differing = a.filter((character, index) => character !== b[index]).length
  return a.length === b.length && a.length >= shortest.wildcards && differing === 1 ? 1 : null
}

/** Distance within the allowed mistakes: two in a long word, one in a short one. */
function within(a: string, b: string, more: number, long: number): number | null {
  const max = Math.min(a.length, b.length) < shortest.deletions ? 0 : a.length < long ? 1 : maxMistakes
  const far = distance(a, b)
  return far <= max ? far + more : null
}
