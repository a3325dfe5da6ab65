import { Type } from '../schema.ts'

/** What a field of rich text takes. */
export interface RichTextRules {
  /** Characters of its text; what formats it is not counted. */
  readonly most: number
  /** A pattern for the addresses of its pictures; without one there are none. */
  readonly pictures?: string
  /** Its pictures are given to a session alone: the editor fetches each as every call is made. */
  readonly picturesBySession?: boolean
}

/**
 * Rich text: HTML with nothing but what the editor makes. The validator of the server sanitises every input of this
 * schema before a handler sees it (`server/src/kit/richText`), so no route can forget it.
 */
export const RichText = (rules: RichTextRules) =>
  Type.String({
    pattern: '^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f\\ud800-\\udfff]*$',
    'x-richText': rules,
  })

/** The rules of a schema made by `RichText`; undefined for any other. */
export const richTextRules = (schema: object): RichTextRules | undefined =>
  (schema as { readonly 'x-richText'?: RichTextRules })['x-richText']

/** The most characters of its HTML: ten for each of its text, and some for a short one with a table. */
export const mostMarkup = ({ most }: RichTextRules): number => 2000 + most * 10
