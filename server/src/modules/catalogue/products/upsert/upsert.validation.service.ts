import { descriptionRules } from '#contract/catalogue/productDraft.ts'
import type { Tx } from '#kit/database/database.ts'
import { sanitizeRichText } from '#kit/richText/sanitize.ts'
import { categoriesOf, type CategoryRow } from '../../categories/category.store.ts'
import { closedGates } from '../../qualifying/gate.service.ts'
import { keysIn } from '../../pictures/picture.rules.ts'
import { violationOf } from '../draft.rules.ts'
import { type UpsertOutcome, type UpsertRemark, type UpsertRow, withoutForeignPictures } from './upsert.rules.ts'
import { type Group, codesOfRows, groupsOf } from './upsert.groups.service.ts'

/**
 * Validated rows: `outcomes` holds the refused ones, `sound` the products to write, `dropped` the parts that rows lose.
 */
export interface ValidatedRows {
  readonly rows: readonly UpsertRow[]
  readonly outcomes: UpsertOutcome[]
  readonly sound: readonly Group[]
  readonly skuIds: ReadonlyMap<string, string>
  readonly dropped: ReadonlyMap<number, UpsertRemark[]>
}

/** Keys of these pictures that belong to the supplier. */
export type OwnPictures = (keys: readonly string[]) => Promise<ReadonlySet<string>>

/** Reads and locks everything the rows concern, and validates them. Writes nothing. */
export async function validateRows(
  tx: Tx,
  { supplierId, now }: { readonly supplierId: string; readonly now: Date },
  given: readonly UpsertRow[],
  ownPictures: OwnPictures,
): Promise<ValidatedRows> {
  const outcomes = Array.from<UpsertOutcome>({ length: given.length })
  const named = given.flatMap(({ product, sku }) => keysIn({ pictures: product.pictures ?? [], skus: [sku] }))
  const own = await ownPictures([...new Set(named)])
  const dropped = new Map<number, UpsertRemark[]>()
  const rows = given.map((row, index) => {
    const rest = withoutForeignPictures(row, own)
    if (rest) dropped.set(index, [{ code: 'picture.gone', facts: {} }])
    return withCleanDescription(rest ?? row)
  })
  const { codes, skuIds } = await codesOfRows(tx, supplierId, rows, outcomes)
  const ids = new Set(rows.map(({ product }) => product.categoryId))
  const categories = new Map((await categoriesOf(tx, [...ids])).map((row) => [row.id, row]))
  const groups = await groupsOf(tx, supplierId, rows, codes, categories)
  const sound = withoutProblems(groups, categories, outcomes)
  return { rows, outcomes, sound: await ofQualified(tx, { supplierId, now }, sound, outcomes), skuIds, dropped }
}

/** Leaves out products in categories that the supplier is not qualified for; what is on sale keeps its stock current. */
async function ofQualified(
  tx: Tx,
  supplier: { readonly supplierId: string; readonly now: Date },
  groups: readonly Group[],
  outcomes: UpsertOutcome[],
): Promise<Group[]> {
  const differing = groups.filter(({ changed }) => changed.size > 0)
  const categoryIds = differing.map(({ after }) => after.categoryId)
  const closed = await closedGates(tx, { ...supplier, categoryIds })
  return groups.filter((group) => {
    const gate = group.changed.size > 0 && closed.get(group.after.categoryId)
    if (gate) for (const row of group.rows) outcomes[row] = { outcome: 'refused', ...gate }
    return !gate
  })
}

/** Lists contain text and tables; pictures in descriptions can be added only in the form. */
function withCleanDescription(row: UpsertRow): UpsertRow {
  const { description } = row.product
  if (!description) return row
  const clean = sanitizeRichText(description, { max: descriptionRules.max })
  return clean === description ? row : { ...row, product: { ...row.product, description: clean } }
}

/** Stock counts of live SKUs that differ. */
export const knownCounts = ({ rows, sound, skuIds }: ValidatedRows) =>
  sound.flatMap((group) => {
    const onHand = new Map(group.live?.skus.map((sku) => [sku.supplierSku, sku.onHand]))
    return group.rows.flatMap((row) => {
      const { sku } = rows[row]!
      const before = onHand.get(sku.supplierSku)
      return sku.onHand === undefined || before === undefined || before === sku.onHand
        ? []
        : [{ row, skuId: skuIds.get(sku.supplierSku)!, onHand: sku.onHand }]
    })
  })

function withoutProblems(
  groups: readonly Group[],
  categories: ReadonlyMap<string, CategoryRow>,
  outcomes: UpsertOutcome[],
): Group[] {
  return groups.flatMap((group) => {
    const problem = violationOf(group.after, categories.get(group.after.categoryId))
    if (problem) for (const row of group.rows) outcomes[row] = { outcome: 'refused', ...problem }
    return problem ? [] : [group]
  })
}
