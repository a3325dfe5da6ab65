import { neighbours, plain } from './text.rules.ts'
import { kinds, type Tokenizer, type PinyinDictionary } from './token.rules.ts'

interface Sound {
  readonly full: string
  readonly initials: string
}
export const soundOf = (syllables: readonly string[]): Sound => ({
  full: syllables.join(''),
  initials: syllables.map((syllable) => syllable[0] ?? '').join(''),
})
export const soundTokens = ({ full, initials }: Sound): string[] => (initials.length > 1 ? [full, initials] : [full])

export function pinyinTokens(run: string, tokenizer: Tokenizer, pinyinDictionary: PinyinDictionary): string[] {
  const syllables = pinyinDictionary.pinyin(run)
  let at = 0
  const words = tokenizer.pieces(run).map((word) => soundOf(syllables.slice(at, (at += Array.from(word).length))))
  const phrases = neighbours(words, (a, b) => ({ full: a.full + b.full, initials: a.initials + b.initials }))
  const pairs = neighbours(syllables, (a, b) => soundOf([a, b]))
  return [...words, ...phrases, ...pairs].flatMap(soundTokens).map((token) => kinds.sound + token)
}

/** Pinyin of a name in full and by initials: `anquanmao aqm`. */
export function pinyinOf(name: string, pinyinDictionary: PinyinDictionary): string {
  const sounds = pinyinDictionary.pinyin(plain(name)).filter((sound) => /^[\p{L}\p{N}]/u.test(sound))
  return `${sounds.join('')} ${sounds.map((sound) => sound[0]).join('')}`
}
