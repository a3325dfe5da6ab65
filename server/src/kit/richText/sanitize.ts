import { firstCharacters } from '#contract/kit/text/characters.ts'
import { createRequire } from 'node:module'
import type * as library from 'sanitize-html'
import type { Attributes, IOptions } from 'sanitize-html'
import { isLinkAddress } from '#contract/kit/richText/linkAddress.ts'
import { lengthOfRichText } from '#contract/kit/richText/plainText.ts'
import { mostMarkup, type RichTextRules } from '#contract/kit/richText/schema.ts'
import { refuse } from '#kit/refusal.ts'

const require = createRequire(import.meta.url)
/** Lazy: the library is loaded with the first rich text; synchronously, because validation is. */
const sanitizer = () => require('sanitize-html') as typeof library.default

const mostSpan = 50
const mostAlternative = 200
const mostPixels = 10_000

const linkOf = ({ href = '' }: Attributes): Attributes =>
  isLinkAddress(href) ? { target: '_blank', rel: 'noopener noreferrer nofollow', href } : {}

const spansOf = (attributes: Attributes): Attributes =>
  Object.fromEntries(
    (['colspan', 'rowspan'] as const).flatMap((name) => {
      const span = Number(attributes[name])
      return Number.isInteger(span) && span > 1 && span <= mostSpan ? [[name, String(span)]] : []
    }),
  )

/** Size of a picture in pixels, so that the browser reserves its space before it is loaded; both or none. */
const sizeOf = ({ width, height }: Attributes): Attributes => {
  const isSize = [width, height].every(
    (side) => /^\d{1,5}$/.test(side ?? '') && Number(side) > 0 && Number(side) <= mostPixels,
  )
  return isSize ? { width: String(Number(width)), height: String(Number(height)) } : {}
}

/** Allowlist of the editor's elements. Attributes are rebuilt from validated values. */
const options = {
  allowedTags: 'p h2 h3 ul ol li blockquote br strong em u s a img table tbody tr th td'.split(' '),
  allowedAttributes: {
    a: ['href', 'target', 'rel'],
    img: ['src', 'alt', 'loading', 'width', 'height'],
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
  td: (tagName, attributes) => ({ tagName, attribs: spansOf(attributes) }),
  th: (tagName, attributes) => ({ tagName, attribs: spansOf(attributes) }),
  img: (tagName, { src = '', alt = '', ...size }) => ({
    tagName,
    attribs: isPicture(src)
      ? { loading: 'lazy', src, alt: firstCharacters(alt, mostAlternative), ...sizeOf(size) }
      : {},
  }),
})

/**
 * Sanitises rich text (XSS guard): keeps only what the editor creates; empty if nothing is visible. Refuses with
 * `richText.tooLong` or `richText.tooComplex`. Checks the HTML length first, because parsing deeply nested HTML takes
 * quadratic time.
 */
export function sanitizeRichText(html: string, rules: RichTextRules): string {
  const most = mostMarkup(rules)
  if (html.length > most)
    refuse(lengthOfRichText(html) > rules.most ? 'richText.tooLong' : 'richText.tooComplex', { most: rules.most })
  const pattern = rules.pictures === undefined ? undefined : new RegExp(rules.pictures)
  const isPicture = (address: string) => pattern?.test(address) === true
  const clean = sanitizer()(html, { ...options, transformTags: transformed(isPicture) }).trim()
  if (lengthOfRichText(clean) > rules.most) refuse('richText.tooLong', { most: rules.most })
  if (clean.length > most) refuse('richText.tooComplex')
  return isBlank(clean) ? '' : clean
}

const isBlank = (clean: string) => !clean.includes('<img ') && lengthOfRichText(clean.replaceAll(/\s/g, '')) === 0
