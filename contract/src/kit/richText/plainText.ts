// Without a bracket within: what is no tag is passed over in one step, however many brackets it has.
const tags = /<[^<>]*>/g
const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', amp: '&', nbsp: '\u00a0' }
const isItem = /<li\b[^>]*>/g

/** A numbered or bulleted list, the innermost first, with its signs as text. */
function withSigns(html: string): string {
  const innermost = /<(ul|ol)>((?:(?!<[uo]l>)[\s\S])*?)<\/\1>/g
  for (let text = html; ;) {
    const next = text.replaceAll(innermost, (_, kind: string, items: string) => {
      let place = 0
      return `\n${items.replaceAll(isItem, () => `\n${kind === 'ol' ? `${(place += 1)}.` : '•'} `)}\n`
    })
    if (next === text) return text
    text = next
  }
}

/**
 * Plain text of rich text as it is stored: a paragraph, a heading or a row a line, cells divided by tabs, entries of
 * lists behind their sign. For spreadsheets, comparisons and whatever else shows no format.
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

/** The characters of its text, as they are counted against its limit: line breaks and signs of lists are none. */
export const lengthOfRichText = (html: string): number =>
  [...html.replaceAll(tags, '').replaceAll(/&(?:lt|gt|quot|amp|nbsp);/g, '&')].length

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** Plain text as rich text: each line that is not blank is a paragraph. */
export const paragraphsOf = (text: string): string =>
  text
    .split(/[\r\n]+/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => `<p>${escaped(line)}</p>`)
    .join('')

/** Whether two texts say the same, however their blanks and line breaks are written. */
export const isSameText = (one: string, other: string): boolean => evened(one) === evened(other)
const evened = (text: string) => text.normalize('NFC').replaceAll(/\s+/g, ' ').trim()
