import { charactersIn } from '#contract/kit/text/characters.ts'
import { itemNumber } from './numbering.ts'

// Excludes `<` inside a tag, so that text with many brackets is matched in linear time (no ReDoS).
const tags = /<[^<>]*>/g
const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', amp: '&', nbsp: '\u00a0' }
const isItem = /<li\b[^>]*>/g

/** Replaces the item tags of lists by number or bullet, innermost list first. */
function withSigns(html: string): string {
  const innermost = /<(ul|ol)([^<>]*)>((?:(?!<[uo]l[\s>])[\s\S])*?)<\/\1>/g
  for (let text = html; ;) {
    const next = text.replaceAll(innermost, (_, kind: string, attributes: string, items: string) => {
      let next = Number(/\bstart="(\d+)"/.exec(attributes)?.[1] ?? 1)
      const type = /\btype="(\w)"/.exec(attributes)?.[1] ?? ''
      return `\n${items.replaceAll(isItem, () => `\n${kind === 'ol' ? `${itemNumber(next++, type)}.` : '•'} `)}\n`
    })
    if (next === text) return text
    text = next
  }
}

/**
 * Converts stored rich text to plain text, for spreadsheets, comparisons and other output without formatting: one line
 * per paragraph, heading or table row; tabs between cells; list items with number or bullet.
 */
export const plainTextOf = (html: string): string =>
  withSigns(html)
    .replaceAll(/<(?:br|\/p|\/h\d|\/tr|\/blockquote|img)\b[^>]*>/g, '\n')
    .replaceAll(/\n?(?:<\/\w+>)*<\/t[dh]>/g, '\t')
    .replaceAll(tags, '')
    .replaceAll(/&(lt|gt|quot|amp|nbsp);/g, (_, name: string) => entities[name]!)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n')

/**
 * Length of rich text in code points, as checked against its limit. Tags, line breaks and list markers do not count.
 */
export const lengthOfRichText = (html: string): number =>
  charactersIn(html.replaceAll(tags, '').replaceAll(/&(?:lt|gt|quot|amp|nbsp);/g, '&'))

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** Converts plain text to rich text: one paragraph per line that is not blank. */
export const paragraphsOf = (text: string): string =>
  text
    .split(/[\r\n]+/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => `<p>${escaped(line)}</p>`)
    .join('')

/** Whether two texts are equal after NFC normalisation and collapsing of white space. */
export const isSameText = (one: string, other: string): boolean => evened(one) === evened(other)
const evened = (text: string) => text.normalize('NFC').replaceAll(/\s+/g, ' ').trim()
