import { type RichTextRules, RichText } from '#contract/kit/richText/schema.ts'
import { Id, List, Maybe, Note, Price, Rate, shape, type Static, Text, Type } from '#contract/kit/schema.ts'
import { pictureAddress } from './pictures.ts'

/** Maximum lengths of product texts in characters. */
export const maxCharacters = { name: 300, model: 200, attributeName: 30, attributeValue: 1000, picture: 500 } as const

/** Rules of a description: rich text with uploaded pictures. */
export const descriptionRules: RichTextRules = { max: 5000, pictures: pictureAddress }

/** Picture address: a path of this site or an absolute URL. */
export const Picture = Type.String({
  maxLength: maxCharacters.picture,
  pattern: '^(/[A-Za-z0-9_./-]+|https?://[^\\s"\'<>\\\\]+)$',
})
const Pair = shape({ name: Text(maxCharacters.attributeName), value: Text(maxCharacters.attributeValue) })

export const SkuDraft = shape({
  supplierSku: Text(60),
  barcode: Note(40),
  model: Note(maxCharacters.model),
  spec: Note(120),
  choices: List(Pair, 5),
  unit: Text(20),
  listPrice: Price,
  marketPrice: Maybe(Price),
  taxRate: Rate,
  taxCategoryCode: Note(19),
  minQty: Type.Integer({ minimum: 1, maximum: 99_999_999 }),
  leadDays: Type.Integer({ minimum: 0, maximum: 999 }),
  region: Note(100),
  picture: Type.Union([Picture, Type.Literal('')]),
  onHand: Type.Integer({ minimum: 0, maximum: 99_999_999 }),
})
export type SkuDraft = Static<typeof SkuDraft>

export const MOST_PICTURES = 12

/** Complete content of a product. SKUs that are left out are no longer sold. */
export const ProductDraft = shape({
  code: Text(60),
  name: Text(maxCharacters.name),
  categoryId: Id,
  brandName: Note(60),
  description: RichText(descriptionRules),
  pictures: List(Picture, MOST_PICTURES),
  details: List(Pair, 60),
  skus: Type.Array(SkuDraft, { minItems: 1, maxItems: 100 }),
})
export type ProductDraft = Static<typeof ProductDraft>
