import { plain, runsOf, stem } from './text.rules.ts'
import type { Tokenizer } from './token.rules.ts'

/** Whether a text describes a variant and not the kind of thing. */
const isAside = (text: string): boolean =>
  /^(?:.|.?[型款式色码版装系]|.{1,3}[型款式版]|(?:经济|组合|家庭|实惠)装)$/u.test(text)

/** Joins letters and a following Chinese word: `U 盘` is one word. */
const attached = (text: string): string => text.replace(/([a-z0-9]) (?=\p{Script=Han}(?:\s|$))/gu, '$1')

/**
 * Head nouns of a name, from the shortest to the whole phrase: 防护手套 ends in 手套. In Chinese, and in English up to a
 * comma or a preposition, the last noun of the first phrase is the head; a preceding brand and remarks such as 升级款 are
 * skipped. If letters follow the first phrase, as in 机柜 PDU 插排, the next one may be a head as well.
 */
export function headsOf(name: string, brandName: string, tokenizer: Tokenizer): string[] {
  const brand = plain(brandName)
  const phrases = attached(plain(name)).split(/[\s,，;；()（）[\]【】/|]+/u)
  for (const [index, phrase] of phrases.entries()) {
    const heads = headsOfPhrase(phrase, brand, tokenizer)
    if (heads.length === 0) continue
    const goesOn = /^[a-z]+$/.test(phrases[index + 1] ?? '')
    return goesOn ? [...new Set([...heads, ...headsOfPhrase(phrases[index + 2] ?? '', brand, tokenizer)])] : heads
  }
  const [english = ''] = plain(name).split(/,| (?:for|with|of|in) /)
  const words = runsOf(english).filter(({ kind, text }) => kind === 'latin' && /^[a-z]{2,}$/.test(text))
  const last = words.at(-1)
  return last ? [stem(last.text)] : []
}

function headsOfPhrase(phrase: string, brand: string, tokenizer: Tokenizer): string[] {
  const run = runsOf(phrase).findLast(({ kind }) => kind === 'han')?.text
  if (run === undefined || phrase === brand) return []
  if (run.length === 1 && phrase !== run && !/[型款式色码版装系]/u.test(run)) return [run, phrase]
  if (isAside(run)) return []
  const own = brand !== '' && run.startsWith(brand) ? run.slice(brand.length) : run
  return own === '' ? [] : hanHeads(own, tokenizer)
}

const longestHead = 8
function hanHeads(run: string, tokenizer: Tokenizer): string[] {
  const pieces = tokenizer.pieces(run)
  const ends = pieces.map((_, index) => pieces.slice(index).join(''))
  const inside = tokenizer.everyWord(run).filter((word) => run.endsWith(word))
  const whole = [Array.from(run).at(-1)!, ...inside, ...ends]
  return [...new Set(whole)].filter((end) => end.length <= longestHead).toSorted((a, b) => a.length - b.length)
}
