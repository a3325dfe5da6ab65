import type { Tokenizer, PinyinDictionary } from './token.rules.ts'

/** The dictionaries take 60 and 45 MB and a third of a second to load, so they are loaded on first use. */
let tokenizer: Promise<Tokenizer> | undefined
let pinyinDictionary: Promise<PinyinDictionary> | undefined

export const loadTokenizer = (): Promise<Tokenizer> => (tokenizer ??= createTokenizer())
export const loadPinyinDictionary = (): Promise<PinyinDictionary> => (pinyinDictionary ??= openPinyinDictionary())

async function createTokenizer(): Promise<Tokenizer> {
  const [{ Jieba }, { dict }] = await Promise.all([import('@node-rs/jieba'), import('@node-rs/jieba/dict.js')])
  const jieba = Jieba.withDict(dict)
  return {
    everyWord: (text) => jieba.cutForSearch(text, true),
    pieces: (text) => jieba.cut(text, true),
    isWord: (text) => /^\p{Script=Han}+$/u.test(text) && jieba.cut(text, false).length === 1,
  }
}

/**
 * Cache of pinyin: a correction compares a keyword with up to a hundred terms, mostly the same ones; each conversion
 * takes 0.05 ms.
 */
const longestKept = 12
const maxKept = 20_000

async function openPinyinDictionary(): Promise<PinyinDictionary> {
  const { pinyin } = await import('pinyin-pro')
  const make = (text: string) => pinyin(text, { toneType: 'none', type: 'array', v: true })
  const kept = new Map<string, string[]>()
  return {
    pinyin: (text) => {
      if (text.length > longestKept) return make(text)
      const known = kept.get(text)
      if (known) return known
      if (kept.size >= maxKept) kept.clear()
      const made = make(text)
      kept.set(text, made)
      return made
    },
  }
}
