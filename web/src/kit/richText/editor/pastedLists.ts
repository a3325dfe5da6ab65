/** Word pastes lists as paragraphs, with the level in the style and the marker in a conditional comment. */
const listParagraph = /<p\b([^<>]*mso-list:[^<>]*)>((?:(?!<p\b)[\s\S])*?)<\/p>/gi
const sign = /<!(?:--)?\[if !supportLists\](?:--)?>([\s\S]*?)<!(?:--)?\[endif\](?:--)?>/i
const item = /<li data-level="(\d+)" data-sign="([^"]*)">([\s\S]*?)<\/li>\s*/g
const items = new RegExp(`(?:${item.source})+`, 'g')

/** Numbering of an ordered list, as its `type` attribute. */
type Numbering = '1' | 'a' | 'A' | 'i' | 'I'
interface Numbered {
  readonly number: number
  readonly type: Numbering
}

function itemOf(_: string, attributes: string, content: string): string {
  const written = sign.exec(content)?.[1]?.replaceAll(/<[^<>]*>|&nbsp;|[\s"<>]/g, '') ?? ''
  const level = /\blevel(\d)/i.exec(attributes)?.[1] ?? '1'
  return `<li data-level="${level}" data-sign="${written}"><p>${content.replace(sign, '')}</p></li>`
}

const chineseDigits = '零一二三四五六七八九'
/** Value of Chinese numerals up to 99. */
function chineseNumber(text: string): number {
  const [tens = '', ones = ''] = text.includes('十') ? text.split('十') : ['零', text]
  const digit = (each: string) => Math.max(0, chineseDigits.indexOf(each))
  return (tens === '' ? 1 : digit(tens)) * 10 + (ones === '' ? 0 : digit(ones))
}

const romanValues: Readonly<Record<string, number>> = { i: 1, v: 5, x: 10, l: 50, c: 100 }
/** Value of Roman numerals in lower case; undefined for other letters. */
function romanNumber(text: string): number | undefined {
  const values = [...text].map((letter) => romanValues[letter])
  if (values.some((value) => value === undefined)) return undefined
  return values.reduce<number>((sum, value, at) => sum + (value! < (values[at + 1] ?? 0) ? -value! : value!), 0)
}

/** What a marker can mean, the likeliest first; empty for a bullet. `i.` is a letter or a Roman numeral. */
function meaningsOf(marker: string): readonly Numbered[] {
  const [, digits, chinese, letters = ''] =
    /^第?[(（]?(?:(?:\d+[.．])*(\d+)|([一二三四五六七八九十]{1,3})|([a-z]{1,4}))(?:[.)、）．]|[条章节款项]|$)/i.exec(
      marker,
    ) ?? []
  if (digits) return [{ number: Number(digits), type: '1' }]
  if (chinese) return [{ number: chineseNumber(chinese), type: '1' }]
  if (letters === '' || !/[.)、）．]$/.test(marker)) return []
  const small = letters.toLowerCase()
  const isSmall = small === letters
  const roman = romanNumber(small)
  const asRoman: Numbered[] = roman === undefined ? [] : [{ number: roman, type: isSmall ? 'i' : 'I' }]
  const asLetter: Numbered[] = small.length > 1 ? [] : [{ number: small.charCodeAt(0) - 96, type: isSmall ? 'a' : 'A' }]
  return small === 'i' ? [...asRoman, ...asLetter] : [...asLetter, ...asRoman]
}

interface OpenList {
  readonly level: number
  readonly tag: 'ol' | 'ul'
  readonly type: Numbering | undefined
  /** Number of the next item. */
  next: number
}

const beginOf = ({ number, type }: Numbered): string =>
  `<ol${number === 1 ? '' : ` start="${number}"`}${type === '1' ? '' : ` type="${type}"`}>`

/** Nested lists of consecutive items, split where numbers do not go on, so that every item keeps its own. */
function listsOf(group: string): string {
  const open: OpenList[] = []
  let html = ''
  const close = () => (html += `</li></${open.pop()!.tag}>`)
  for (const [, levelText, marker = '', content = ''] of group.matchAll(item)) {
    const level = Number(levelText)
    while (open.length > 0 && open.at(-1)!.level > level) close()
    const list = open.at(-1)
    const meanings = meaningsOf(marker)
    const goesOn = meanings.find(
      ({ number, type }) => list?.level === level && list.type === type && list.next === number,
    )
    if (list?.level === level && (goesOn || (meanings.length === 0 && list.tag === 'ul'))) {
      html += '</li>'
      list.next += 1
    } else {
      if (list?.level === level) close()
      const [numbered] = meanings
      html += numbered ? beginOf(numbered) : '<ul>'
      open.push({ level, tag: numbered ? 'ol' : 'ul', type: numbered?.type, next: (numbered?.number ?? 0) + 1 })
    }
    html += `<li>${content}`
  }
  while (open.length > 0) close()
  return html
}

/** Converts the list paragraphs of Word to lists with their levels, numbers and kinds of numbering. */
export const withWordLists = (html: string): string => html.replaceAll(listParagraph, itemOf).replaceAll(items, listsOf)
