import { createRequire } from 'node:module'
import type * as library from 'sanitize-html'
import type { Attributes, IOptions } from 'sanitize-html'
import { isLinkAddress } from '#contract/kit/richText/linkAddress.ts'
import { lengthOfRichText } from '#contract/kit/richText/plainText.ts'
import { mostMarkup, type RichTextRules } from '#contract/kit/richText/schema.ts'
import { refuse } from '#kit/refusal.ts'

const require = createRequire(import.meta.url)
/** The library and its parsers, loaded with the first rich text: validation is synchronous. */
const sanitizer = () => require('sanitize-html') as typeof library.default

const mostSpan = 50
const mostAlternative = 200

const linkOf = ({ href = '' }: Attributes): Attributes =>
  isLinkAddress(href) ? { target: '_blank', rel: 'noopener noreferrer nofollow', href } : {}

const spansOf = (attributes: Attributes): Attributes =>
  Object.fromEntries(
    (['colspan', 'rowspan'] as const).flatMap((name) => {
      const span = Number(attributes[name])
      return Number.isInteger(span) && span > 1 && span <= mostSpan ? [[name, String(span)]] : []
    }),
  )

/** What the editor makes, and nothing else: tags by name, attributes made anew from the values that pass. */
const options = {
  allowedTags: 'p h2 h3 ul ol li blockquote br strong em u s a img table tbody tr th td'.split(' '),
  allowedAttributes: {
    a: ['href', 'target', 'rel'],
    img: ['src', 'alt', 'loading'],
    td: ['colspan', 'rowspan'],
    th: ['colspan', 'rowspan'],
  },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  // Their text is code or a fallback, never something to be read.
  nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'template', 'title', 'iframe', 'svg', 'math'],
  // Enough for a table in a list in a table. Deeper tags are dropped, their text stays.
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
  img: (tagName, { src = '', alt = '' }) => ({
    tagName,
    attribs: isPicture(src) ? { loading: 'lazy', src, alt: alt.slice(0, mostAlternative) } : {},
  }),
})

/**
 * Rich text with nothing in it but what the editor makes, empty where nothing is to be seen. Refuses what is longer
 * than its rules allow: first its HTML, because what it takes to read deeply nested HTML grows with the square of its
 * length.
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
