import { Type } from '../schema.ts'

/** Rules of a rich text field. */
export interface RichTextRules {
  /** Maximum length of the text in code points, markup excluded. */
  readonly max: number
  /** Pattern of allowed picture addresses; without it pictures are refused. */
  readonly pictures?: string
  /**
   * The pictures need a session: the editor fetches them with the session's token, since an `<img>` sends no header.
   */
  readonly picturesBySession?: boolean
}

/**
 * Rich text: HTML restricted to the elements of the editor. The server's validator sanitises every input of this schema
 * before a handler receives it (`server/src/kit/richText`), so a route cannot forget it.
 */
export const RichText = (rules: RichTextRules) =>
  Type.String({
    pattern: '^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f\\ud800-\\udfff]*$',
    'x-richText': rules,
  })

/** The rules of a schema made by `RichText`; undefined for any other. */
export const richTextRules = (schema: object): RichTextRules | undefined =>
  (schema as { readonly 'x-richText'?: RichTextRules })['x-richText']

/**
 * Length limit of the HTML in characters: ten for each character of text, plus an allowance for short texts with a
 * table.
 */
export const maxMarkup = ({ max }: RichTextRules): number => 2000 + max * 10
