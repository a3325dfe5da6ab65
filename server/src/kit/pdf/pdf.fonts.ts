import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import { create } from 'fontkit'

/** Fonts of documents: of most text, of symbols that it lacks (CO₂, ⌀, Greek), and of rare Han characters in names. */
export type FontName = 'sans' | 'symbols' | 'rare'

const folder = new URL('../../../assets/fonts/', import.meta.url)
export const readFont = (name: string): Buffer => readFileSync(new URL(name, folder))

export const regular = readFont('NotoSansSC-Regular.ttf')
export const symbols = readFont('DejaVuSans-Symbols.ttf')

let rareFont: Buffer | undefined
/** 24 MB, so it is decompressed for the first document that needs it. */
export const rare = (): Buffer => (rareFont ??= brotliDecompressSync(readFont('BabelStoneHan-Rare.ttf.br')))

const glyphsOf: Readonly<Record<FontName, () => ReturnType<typeof create>>> = {
  sans: once(() => create(regular)),
  symbols: once(() => create(symbols)),
  rare: once(() => create(rare())),
}
function once<T>(make: () => T): () => T {
  let made: T | undefined
  return () => (made ??= make())
}

const has = (font: FontName, character: string) => glyphsOf[font]().hasGlyphForCodePoint(character.codePointAt(0)!)

const known = new Map<string, FontName>()
/** The first font that has a character; `sans` if none has it. */
function fontOf(character: string): FontName {
  const found = known.get(character)
  if (found) return found
  const others: readonly FontName[] = /\p{Script=Han}/u.test(character) ? ['rare', 'symbols'] : ['symbols']
  const font = has('sans', character) ? 'sans' : (others.find((each) => has(each, character)) ?? 'sans')
  if (known.size > 50_000) known.clear()
  known.set(character, font)
  return font
}

export interface Run {
  readonly text: string
  readonly font: FontName
}

/** Text in runs of one font each. Combining marks and white space stay with what they follow. */
export function runsOf(text: string): readonly Run[] {
  const runs: { text: string; font: FontName }[] = []
  for (const character of text) {
    const last = runs.at(-1)
    const font = last && /[\p{M}\s\u200d]/u.test(character) ? last.font : fontOf(character)
    if (last?.font === font) last.text += character
    else runs.push({ text: character, font })
  }
  return runs
}
