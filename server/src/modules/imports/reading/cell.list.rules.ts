import { charactersIn } from '#contract/kit/text/characters.ts'
import { maxCharacters } from '#contract/catalogue/productDraft.ts'
import { type Cell, maxLetters } from '#contract/kit/tables/cell.ts'
import { type Violation, type Read, no, isViolation, rawTextOf, violationOfLetters } from './cell.rules.ts'

interface Pair {
  readonly name: string
  readonly value: string
}

/**
 * Parses pairs: `颜色=红;尺寸=L`, also with colons and line breaks; a semicolon within a value is escaped as `\;`. Drops
 * invalid pairs, keeps the others.
 */
export function pairsOf(cell: Cell, max: number): Read<Pair[]> {
  const read = rawTextOf(cell, maxLetters, true)
  if (isViolation(read)) return read
  const pairs = new Map<string, string>()
  const dropped: Violation[] = []
  for (const part of read.value.split(/(?<!\\)[;；\n]/)) {
    if (part.trim() === '') continue
    const pair = pairOf(part.trim())
    const known = isViolation(pair) ? undefined : pairs.get(pair.value.name)
    if (isViolation(pair)) dropped.push({ ...pair, part })
    else if (known === undefined) pairs.set(pair.value.name, pair.value.value)
    else if (known !== pair.value.value)
      dropped.push({ ...no('importCell.pairTwice', { name: pair.value.name }), part })
  }
  const all = Array.from(pairs, ([name, value]) => ({ name, value }))
  return someOf(all, max, dropped, ({ name, value }) => `${name}=${value}`)
}

function pairOf(part: string): Read<Pair> {
  const letters = violationOfLetters(part)
  if (letters) return letters
  const at = part.search(/[=:＝：]/)
  const name = part.slice(0, at).trim()
  const value = part
    .slice(at + 1)
    .trim()
    .replace(/\\([;；])/g, '$1')
  const { attributeName, attributeValue } = maxCharacters
  if (at < 1 || name === '' || value === '') return no('importCell.badPairs')
  const length = charactersIn(name)
  if (length > attributeName) return no('importCell.pairNameTooLong', { length, max: attributeName })
  const lengthOfValue = charactersIn(value)
  return lengthOfValue > attributeValue
    ? no('importCell.pairTooLong', { name, length: lengthOfValue, max: attributeValue })
    : { value: { name, value } }
}

/** First `max` values of a cell, and the dropped ones; a violation of the whole cell if nothing is valid. */
function someOf<T>(all: T[], max: number, dropped: Violation[], shown: (one: T) => string): Read<T[]> {
  const [first] = dropped
  if (all.length === 0 && first && dropped.length === 1) return { code: first.code, facts: first.facts }
  if (all.length > max)
    dropped.push({
      ...no('importCell.tooMany', { count: all.length, max }),
      part: all.slice(max).map(shown).join(' '),
    })
  return { value: all.slice(0, max), ...(dropped.length > 0 ? { dropped } : {}) }
}

const picture = /^(\/[A-Za-z0-9_./-]+|https?:\/\/[^\s"'<>\\]+)$/

/**
 * Parses picture addresses, separated by white space, semicolons or line breaks. Drops invalid ones, keeps the others.
 */
export function picturesOf(cell: Cell, max: number): Read<string[]> {
  const read = rawTextOf(cell, maxLetters, false)
  if (isViolation(read)) return read
  const addresses = new Set(read.value.split(/[\s;；|]+/).filter((each) => each !== ''))
  const dropped: Violation[] = []
  for (const address of addresses) {
    const violation = violationOfAddress(address)
    if (!violation) continue
    addresses.delete(address)
    dropped.push({ ...violation, part: address })
  }
  return someOf([...addresses], max, dropped, (address) => address)
}

function violationOfAddress(address: string): Violation | undefined {
  const letters = violationOfLetters(address)
  if (letters) return letters
  const length = charactersIn(address)
  if (!/^(\/(?!\/)|https?:\/\/)/i.test(address)) return no('importCell.notPicture')
  if (length > maxCharacters.picture) return no('importCell.addressTooLong', { length, max: maxCharacters.picture })
  const isWhole = address.startsWith('/') || URL.canParse(address)
  return picture.test(address) && isWhole ? undefined : no('importCell.badAddress')
}
