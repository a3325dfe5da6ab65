import {
  redDueLabels,
  type RedDue,
  type RedForm,
  redFormLabels,
  redFormStatusNames,
  redReasonNames,
} from '#contract/settlement/red/redForm.ts'
import type { Static } from '#contract/kit/schema.ts'
import type { exportRedDues, exportRedForms, findRedForm } from '#contract/settlement/red/redForms.ts'
import type { Actor } from '#kit/actor.ts'
import type { Db } from '#kit/database/database.ts'
import type { ColumnsOf } from '#kit/spreadsheet/export.rules.ts'
import { actionsOn } from './red.rules.ts'
import type { ListedDue } from './red.due.store.ts'
import { type ListedRedForm, rowsOfForm } from './red.store.ts'

export const presentRedForm = (row: ListedRedForm, actor: Actor): RedForm => ({
  id: row.id,
  version: row.version,
  redFormNo: row.no,
  formNo: row.form_no,
  status: row.status,
  isPending: row.pending !== '',
  reasonCode: row.reason_code,
  startedBy: row.started_by,
  blueId: row.blue_id,
  blueNumber: row.blue_number,
  supplierName: row.supplier_name,
  payerTitle: row.payer_title,
  net: row.net,
  tax: row.tax,
  gross: row.gross,
  expiresAt: row.expires_at?.toISOString() ?? null,
  redNumber: row.red_number,
  redStatus: row.red_status ?? '',
  note: row.note,
  startedByName: row.started_by_name,
  startedAt: row.started_at.toISOString(),
  decidedByName: row.decided_by_name,
  decidedAt: row.decided_at?.toISOString() ?? null,
  can: actionsOn(row, actor),
})

/** Red letter with its rows. */
export async function presentRedDetail(
  db: Db,
  row: ListedRedForm,
  actor: Actor,
): Promise<Static<typeof findRedForm.reply>> {
  const rows = await rowsOfForm(db, { formId: row.id })
  return {
    ...presentRedForm(row, actor),
    rows: rows.map((each) => ({
      rowNo: each.row_no,
      name: each.name,
      spec: each.spec,
      unit: each.unit,
      sourceNo: each.source_no,
      pieces: each.pieces,
      rate: each.rate,
      net: each.net,
      tax: each.tax,
      gross: each.gross,
    })),
  }
}

export const presentRedDue = (row: ListedDue): RedDue => ({
  id: row.id,
  blueId: row.blue_id,
  blueNumber: row.blue_number,
  reasonCode: row.reason_code,
  supplierName: row.supplier_name,
  payerTitle: row.payer_title,
  orderNos: row.order_nos,
  lines: row.lines,
  gross: row.gross,
  since: row.since,
  isOpen: row.is_open,
})

export const redFormColumns: ColumnsOf<typeof exportRedForms> = {
  ...redFormLabels,
  status: { title: redFormLabels.status, words: redFormStatusNames },
  reasonCode: { title: redFormLabels.reasonCode, words: redReasonNames },
  startedBy: { title: redFormLabels.startedBy, words: { buyer: ['购方', 'Buyer'], seller: ['销方', 'Seller'] } },
}
export const redDueColumns: ColumnsOf<typeof exportRedDues> = {
  ...redDueLabels,
  reasonCode: { title: redDueLabels.reasonCode, words: redReasonNames },
}
