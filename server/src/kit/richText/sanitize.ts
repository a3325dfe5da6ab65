import { firstCharacters } from '#contract/kit/text/characters.ts'
import { createRequire } from 'node:module'
import type * as parsing from 'htmlparser2'
import type * as library from 'sanitize-html'
import type { Attributes, IOptions } from 'sanitize-html'
import { isLinkAddress } from '#contract/kit/richText/linkAddress.ts'
import { isListType, maxListStart } from '#contract/kit/richText/numbering.ts'
import { lengthOfRichText } from '#contract/kit/richText/plainText.ts'
import { maxMarkup, type RichTextRules } from '#contract/kit/richText/schema.ts'
import { refuse } from '#kit/refusal.ts'

const require = createRequire(import.meta.url)
/** Lazy: the library is loaded with the first rich text; synchronously, because validation is. */
const sanitizer = () => require('sanitize-html') as typeof library.default

/** Lazy like the sanitizer, which uses the same parser. */
const parser = () => require('htmlparser2') as typeof parsing

/** Depth beyond which text is refused: the editor nests less than ten elements, other programs some tens. */
const maxDepth = 100

class TooDeep extends Error {}

/** Whether elements are nested too deeply. Ends at the limit, because parsing takes quadratic time in the depth. */
function isTooDeep(html: string): boolean {
  let depth = 0
  const reader = new (parser().Parser)({
    onopentag: () => {
      depth += 1
      if (depth > maxDepth) throw new TooDeep()
    },
    onclosetag: () => void (depth -= 1),
  })
  try {
    reader.end(html)
    return false
  } catch (error) {
    if (error instanceof TooDeep) return true
    throw error
  }
}

const maxSpan = 50
const maxAlternative = 200
const maxPixels = 10_000

const linkOf = ({ href = '' }: Attributes): Attributes =>
  isLinkAddress(href) ? { target: '_blank', rel: 'noopener noreferrer nofollow', href } : {}

const spansOf = (attributes: Attributes): Attributes =>
  Object.fromEntries(
    (['colspan', 'rowspan'] as const).flatMap((name) => {
      const span = Number(attributes[name])
      return Number.isInteger(span) && span > 1 && span <= maxSpan ? [[name, String(span)]] : []
    }),
  )

/** First number and kind of numbering of a list, where they are not the usual ones. */
const numberingOf = ({ start = '', type = '' }: Attributes): Attributes => {
  const first = /^\d{1,4}$/.test(start) ? Number(start) : 1
  return {
    ...(first > 1 && first <= maxListStart ? { start: String(first) } : {}),
    ...(isListType(type) ? { type } : {}),
  }
}

/** Size of a picture in pixels, so that the browser reserves its space before it is loaded; both or none. */
const sizeOf = ({ width, height }: Attributes): Attributes => {
  const isSize = [width, height].every(
    (side) => /^\d{1,5}$/.test(side ?? '') && Number(side) > 0 && Number(side) <= maxPixels,
  )
  return isSize ? { width: String(Number(width)), height: String(Number(height)) } : {}
}

/** Allowlist of the editor's elements. Attributes are rebuilt from validated values. */
const options = {
  allowedTags: 'p h2 h3 ul ol li blockquote br strong em u s a img table tbody tr th td'.split(' '),
  allowedAttributes: {
    a: ['href', 'target', 'rel'],
    img: ['src', 'alt', 'loading', 'width', 'height'],
    ol: ['start', 'type'],
    td: ['colspan', 'rowspan'],
    th: ['colspan', 'rowspan'],
  },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  // Elements whose text is code or a fallback, not content.
  nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'template', 'title', 'iframe', 'svg', 'math'],
  // Enough for a table in a list in a table; deeper tags are removed, their text stays.
  nestingLimit: 24,
  selfClosing: ['img', 'br'],
  exclusiveFilter: ({ tag, attribs }) => {
    if (tag === 'img') return attribs['src'] === undefined
    return tag === 'a' && attribs['href'] === undefined ? 'excludeTag' : false
  },
} as const satisfies IOptions

const transformed = (isPicture: (address: string) => boolean): NonNullable<IOptions['transformTags']> => ({
  a: (tagName, attributes) => ({ tagName, attribs: linkOf(attributes) }),
  ol: (tagName, attributes) => ({ tagName, attribs: numberingOf(attributes) }),
  td: (tagName, attributes) => ({ tagName, attribs: spansOf(attributes) }),
  th: (tagName, attributes) => ({ tagName, attribs: spansOf(attributes) }),
  img: (tagName, { src = '', alt = '', ...size }) => ({
    tagName,
    attribs: isPicture(src) ? { loading: 'lazy', src, alt: firstCharacters(alt, maxAlternative), ...sizeOf(size) } : {},
  }),
})

/**
 * Sanitises rich text (XSS guard): keeps only what the editor creates; empty if nothing is visible. Refuses with
 * `richText.tooLong` or `richText.tooComplex`. Checks length and depth of the HTML first, because sanitising deeply
 * nested HTML takes quadratic time.
 */
export function sanitizeRichText(html: string, rules: RichTextRules): string {
  const max = maxMarkup(rules)
  if (html.length > max)
    refuse(lengthOfRichText(html) > rules.max ? 'richText.tooLong' : 'richText.tooComplex', { max: rules.max })
  if (isTooDeep(html)) refuse('richText.tooComplex')
  const pattern = rules.pictures === undefined ? undefined : new RegExp(rules.pictures)
  const isPicture = (address: string) => pattern?.test(address) === true
  const clean = sanitizer()(html, { ...options, transformTags: transformed(isPicture) }).trim()
  if (lengthOfRichText(clean) > rules.max) refuse('richText.tooLong', { max: rules.max })
  if (clean.length > max) refuse('richText.tooComplex')
  return isBlank(clean) ? '' : clean
}

const isBlank = (clean: string) => !clean.includes('<img ') && lengthOfRichText(clean.replaceAll(/\s/g, '')) === 0
