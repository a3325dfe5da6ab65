import type {
  Agreement,
  AgreementChange,
  AgreementDetail,
  AgreementLine,
  AgreementParty,
} from '#contract/agreements/agreement.ts'
import type { AgreementUse, TurnShare } from '#contract/agreements/agreementUse.ts'
import { dayOf, daysBetween } from '#contract/kit/calendar.ts'
import { shortest } from '#contract/kit/money.ts'
import type { Actor } from '#kit/actor.ts'
import type { Db } from '#kit/database/database.ts'
import { factsOf, findAgreement, isAwaited } from './agreement.access.service.ts'
import { agreementFlow } from './agreement.rules.ts'
import {
  type AgreementRow,
  type ChangeRow,
  departmentsOf,
  type LineRow,
  linesOf,
  type PartyRow,
} from './agreement.store.ts'
import { capsOfAgreement, nextTurn, turnSharesOf, useOfAgreement } from '#modules/catalogue/index.ts'
import { changedCaps } from './caps/cap.rules.ts'
import { type CapRow, capsOf } from './caps/cap.store.ts'
import { changedLines } from './changes/change.rules.ts'
import { presentIndexRule } from './indices/terms.service.ts'
import { changesOf } from './changes/change.store.ts'

const at = (time: Date | null): string | null => time?.toISOString() ?? null

/** Whether an agreement has several suppliers, of which the reader is one. */
const isOneOfSeveral = ({ parties }: AgreementRow, { supplierId }: Actor): boolean =>
  supplierId !== null && parties.length > 1

const isHidden = ({ change_status: status }: AgreementRow, { supplierId }: Actor): boolean =>
  supplierId !== null && status === '20'

/** Agreement with the actor's current actions. */
export const presentAgreement = (row: AgreementRow, actor: Actor): Agreement => ({
  id: row.id,
  version: row.version,
  agreementNo: row.no,
  title: row.title,
  supplierId: isOneOfSeveral(row, actor) ? actor.supplierId! : row.supplier_id,
  supplierName: row.parties.find(({ supplierId }) => supplierId === actor.supplierId)?.name ?? row.supplier_name,
  callOff: row.call_off,
  priceRule: row.price_rule,
  status: row.status,
  // A supplier does not see what has not been sent to it.
  changeKind: isHidden(row, actor) ? null : row.change_kind,
  changeStatus: isHidden(row, actor) ? null : row.change_status,
  validFrom: row.valid_from,
  validTo: row.valid_to,
  daysLeft: row.status === '50' || row.status === '55' ? daysBetween(dayOf(actor.now), row.valid_to) : null,
  lineCount: isOneOfSeveral(row, actor) ? 0 : row.line_count,
  source: row.source,
  createdByName: row.created_by_name,
  createdAt: row.created_at.toISOString(),
  can: agreementFlow.can(factsOf(row, actor), actor),
})

const presentLine = (row: LineRow): AgreementLine => ({
  lineNo: row.line_no,
  supplierId: row.supplier_id,
  supplierName: row.supplier_name ?? '',
  position: row.position,
  skuId: row.sku_id,
  deptId: row.dept_id,
  deptName: row.dept_name ?? '',
  supplierSku: row.supplier_sku,
  name: row.name,
  spec: row.spec,
  unit: row.unit,
  listPrice: row.list_price,
  price: row.price,
  discount: row.discount,
  tiers: row.tiers,
  maxQty: row.max_qty,
  usedQty: row.used,
  remaining: row.max_qty === null ? null : Math.max(0, row.max_qty - row.used),
  maxAmount: row.max_amount,
  usedAmount: row.used_amount,
})

interface Revision {
  readonly lines: readonly LineRow[]
  readonly caps: readonly CapRow[]
}
type Revisions = ReadonlyMap<number, Revision>
const nothing: Revision = { lines: [], caps: [] }

/** Revision that a change of lines starts from: that of the last agreed change before it. */
const revisionBefore = ({ no }: ChangeRow, changes: readonly ChangeRow[]): number =>
  changes.find((each) => each.no < no && each.status === '40' && each.revision !== null)?.revision ?? 1

const presentChange = (
  row: ChangeRow,
  changes: readonly ChangeRow[],
  revisions: Revisions,
  namesWho: boolean,
): AgreementChange => {
  const [before, after] = (row.revision === null ? [] : [revisionBefore(row, changes), row.revision]).map(
    (number) => revisions.get(number) ?? nothing,
  )
  return {
    changeNo: row.no,
    kind: row.kind,
    status: row.status,
    validTo: row.valid_to,
    startsOn: row.starts_on,
    indexMonth: row.index_month,
    indexValue: row.index_value === null ? null : shortest(row.index_value),
    note: row.note,
    reason: row.reason,
    createdByName: row.created_by_name,
    createdAt: row.created_at.toISOString(),
    confirmedByName: namesWho ? row.confirmed_by_name : '',
    confirmedAt: at(row.confirmed_at),
    lines: before && after ? changedLines(before.lines, after.lines) : [],
    caps: before && after ? changedCaps(before.caps, after.caps) : [],
  }
}

/** Caps of an agreement with what was ordered of them. */
async function presentUse(db: Db, actor: Actor, row: AgreementRow, caps: readonly CapRow[]): Promise<AgreementUse> {
  const { id } = row
  // What others of its parties have sold is not for a supplier.
  if (isOneOfSeveral(row, actor)) {
    const own = await useOfAgreement(db, id, actor.supplierId)
    return { maxAmount: null, maxQty: null, usedAmount: own.amount, usedQty: own.qty, shares: [] }
  }
  const [{ qty, amount }, counted] = [await useOfAgreement(db, id), await capsOfAgreement(db, id)]
  const used = new Map(counted.map((cap) => [cap.dept_id, cap]))
  const whole = caps.find(({ dept_id: deptId }) => deptId === null)
  return {
    maxAmount: whole?.max_amount ?? null,
    maxQty: whole?.max_qty ?? null,
    usedAmount: amount,
    usedQty: qty,
    shares: caps.flatMap(({ dept_id: deptId, dept_name: deptName, max_amount: maxAmount, max_qty: maxQty }) =>
      deptId === null
        ? []
        : {
            deptId,
            deptName: deptName ?? '',
            maxAmount,
            maxQty,
            usedAmount: used.get(deptId)?.used_amount ?? '0.00',
            usedQty: used.get(deptId)?.used_qty ?? 0,
          },
    ),
  }
}

async function presentRotation(db: Db, row: AgreementRow): Promise<TurnShare[]> {
  const names = new Map(row.parties.map(({ supplierId, name }) => [supplierId, name]))
  const shares = await turnSharesOf(db, row.id)
  return [...Map.groupBy(shares, ({ position_id: id }) => id).values()].flatMap((own) => {
    const candidates = own
      .filter(({ is_open: isOpen }) => isOpen)
      .map(({ supplier_id: supplierId, share, used, last_turn: lastTurn }) => ({ supplierId, share, used, lastTurn }))
    const next = nextTurn(candidates)?.supplierId
    return own.map(({ position, supplier_id: supplierId, share, used }) => ({
      position,
      supplierId,
      supplierName: names.get(supplierId) ?? '',
      share,
      given: used,
      isNext: supplierId === next,
    }))
  })
}

const presentParty = (row: AgreementRow, party: PartyRow): AgreementParty => ({
  supplierId: party.supplierId,
  name: party.name,
  share: party.share,
  confirmedAt: party.confirmedAt === null ? null : new Date(party.confirmedAt).toISOString(),
  confirmedByName: party.confirmedByName,
  awaited: isAwaited(row, party),
  leftAt: party.leftAt === null ? null : new Date(party.leftAt).toISOString(),
  reason: party.reason,
})

export async function presentDetail(db: Db, actor: Actor, id: string): Promise<AgreementDetail> {
  const row = await findAgreement(db, actor, id)
  const isParty = actor.supplierId !== null
  const changes = (await changesOf(db, id)).filter(({ status }) => !isParty || status !== '20')
  const revisions = await revisionsOf(db, row, changes, isOneOfSeveral(row, actor) ? actor.supplierId : null)
  return {
    ...presentAgreement(row, actor),
    departments: (await departmentsOf(db, row.dept_ids)).map(({ id: deptId, name }) => ({ id: deptId, name })),
    note: row.note,
    attachments: row.attachments,
    reason: row.reason,
    projectId: isParty ? null : row.project_id,
    submittedAt: at(row.submitted_at),
    approvedAt: at(row.approved_at),
    confirmedAt: at(row.confirmed_at),
    confirmedByName: isOneOfSeveral(row, actor) ? '' : row.confirmed_by_name,
    endedAt: at(row.ended_at),
    miniFrom: row.mini_from,
    index: await presentIndexRule(db, row),
    retention:
      row.retention_percent === null || row.retention_days === null
        ? null
        : { percent: row.retention_percent, days: row.retention_days },
    parties: row.parties
      .filter(({ supplierId }) => !isParty || supplierId === actor.supplierId)
      .map((party) => presentParty(row, party)),
    use: await presentUse(db, actor, row, (revisions.get(row.revision) ?? nothing).caps),
    rotation: row.call_off === 'rotation' && !isParty ? await presentRotation(db, row) : [],
    lines: (revisions.get(row.revision) ?? nothing).lines.map(presentLine),
    changes: changes.map((change) => presentChange(change, changes, revisions, !isOneOfSeveral(row, actor))),
  }
}

/** Lines and caps of the revision in force, and of those that changes compare. */
async function revisionsOf(
  db: Db,
  row: AgreementRow,
  changes: readonly ChangeRow[],
  supplierId: string | null,
): Promise<Revisions> {
  const numbers = new Set([
    row.revision,
    ...changes.flatMap((change) =>
      change.revision === null ? [] : [revisionBefore(change, changes), change.revision],
    ),
  ])
  const rows = await Promise.all(
    [...numbers].map(async (number): Promise<readonly [number, Revision]> => {
      const lines = await linesOf(db, row.id, number)
      if (supplierId === null) return [number, { lines, caps: await capsOf(db, row.id, number) }]
      return [number, { lines: lines.filter((line) => line.supplier_id === supplierId), caps: [] }]
    }),
  )
  return new Map(rows)
}
