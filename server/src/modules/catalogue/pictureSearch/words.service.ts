import type { Db } from '#kit/database/database.ts'
import { allCategories } from '../categories/category.store.ts'
import { countHits } from '../goods/search.store.ts'
import { countTerms } from '../goods/typed.service.ts'
import { listingVersion } from '../products/listing.store.ts'
import { termsOf } from '../text/keyword.rules.ts'
import { plain } from '../text/text.rules.ts'
import { kinds, quoted } from '../text/token.rules.ts'
import { vocabularyOf } from '../text/understanding.service.ts'
import { barcodesIn } from './barcode.rules.ts'
import { type LabelLine, phrasesOf } from './label.rules.ts'
import { chosenWords, type FoundTerm, maxLooked } from './words.rules.ts'

/** Search words of a label: a barcode of the catalogue, or the identifying terms; empty if there are none. */
export async function wordsOfLabel(db: Db, tenantId: string, lines: readonly LabelLine[]): Promise<string> {
  const catalogue = { db, tenantId }
  const barcodes = barcodesIn(lines.map(({ text }) => text))
  const haveBarcode = await countHits(
    catalogue,
    barcodes.map((code) => quoted(kinds.code + code)),
    1,
  )
  const barcode = barcodes.find((_, at) => haveBarcode[at]! > 0)
  if (barcode !== undefined) return barcode
  const version = await listingVersion(db, tenantId)
  const vocabulary = await vocabularyOf(db, tenantId, version, await allCategories(db))
  const terms = phrasesOf(lines)
    .flatMap(({ text, weight }, phrase) => termsOf(text, vocabulary).map((term) => ({ term, phrase, text, weight })))
    .map((each, order) => ({ ...each, order }))
  // Only the terms with the highest weight are looked up.
  const looked = terms.toSorted((a, b) => b.weight - a.weight || a.order - b.order).slice(0, maxLooked)
  const counts = await countTerms(
    catalogue,
    looked.map(({ term }) => term),
  )
  const found = looked.map(({ term, phrase, text, weight, order }, at): FoundTerm => ({
    kind: term.kind,
    isModifier: term.isModifier,
    isPiece: term.isPiece,
    phrase,
    order,
    weight,
    at: term.at,
    end: term.end,
    // Positions in the plain text equal those in the text, except after a few characters.
    text: plain(text).length === text.length ? text.slice(term.at, term.end) : term.text,
    ...counts[at]!,
  }))
  return chosenWords(found) || barcodes[0] || ''
}
