import { dayOf } from '#contract/kit/calendar.ts'
import { compare } from '#contract/kit/money.ts'
import type { Actor } from '#kit/actor.ts'
import type { Tx } from '#kit/database/database.ts'
import { refuse } from '#kit/refusal.ts'
import { collisionsOfAward, lastDayOf, pricesOfAgreement } from '#modules/catalogue/index.ts'
import { findItems, type ProjectRow } from '../projects/project.store.ts'
import { sharesOf } from './shares.service.ts'

/**
 * Refuses an award of a framework project whose goods have prices of another agreement for the same department and
 * period, unless the award names that agreement as replaced. Returns the agreements that it replaces.
 */
export async function refuseCollisions(
  tx: Tx,
  actor: Actor,
  project: ProjectRow,
  { awardId, replaces }: { readonly awardId: string; readonly replaces: readonly string[] },
): Promise<readonly string[]> {
  if (project.purchase_form !== '2') return []
  const chosen = project.agreement_dept_ids
  const places = (await sharesOf(tx, project, awardId)).flatMap(({ supplierId, recipient: { deptId }, parts }) =>
    parts.flatMap(({ skuId }) =>
      skuId === null
        ? []
        : (chosen.length > 0 ? chosen : [deptId]).map((each) => ({ skuId, supplierId, deptId: each })),
    ),
  )
  const from = dayOf(actor.now)
  const found = await collisionsOfAward(tx, {
    skuIds: places.map(({ skuId }) => skuId),
    supplierIds: places.map(({ supplierId }) => supplierId),
    deptIds: places.map(({ deptId }) => deptId),
    from,
    to: lastDayOf(from, project.agreement_months),
  })
  const numbers = [...new Set(found.map(({ agreement_no: number }) => number))]
  const unnamed = numbers.filter((number) => !replaces.includes(number))
  if (unnamed.length > 0) {
    const names = found.filter(({ agreement_no: number }) => unnamed.includes(number)).map(({ name }) => name)
    refuse('award.agreementOverlap', {
      numbers: unnamed.join('、'),
      names: [...new Set(names)].slice(0, 5).join('、'),
      replaceable: unnamed,
    })
  }
  return numbers
}

/** Refuses prices above those of the agreement whose parties compete. */
export async function refuseAboveAgreement(
  tx: Tx,
  { id: projectId, agreement_id: agreementId }: ProjectRow,
  lines: readonly { readonly itemId: string; readonly price: string }[],
): Promise<void> {
  if (agreementId === null) return
  const items = await findItems(tx, projectId)
  const skuIds = items.flatMap(({ sku_id: skuId }) => skuId ?? [])
  const most = new Map((await pricesOfAgreement(tx, { agreementId, skuIds })).map((row) => [row.sku_id, row.price]))
  for (const { itemId, price } of lines) {
    const item = items.find(({ id }) => id === itemId)
    const max = item?.sku_id ? most.get(item.sku_id) : undefined
    if (item && max !== undefined && compare(price, max) > 0)
      refuse('award.aboveAgreement', { item: item.name, price: max })
  }
}
