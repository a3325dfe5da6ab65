import * as contract from '#contract/suppliers/certificateCalendar.ts'
import { certificateStateOf, certificateTypeNames, daysLeftOf } from '#contract/suppliers/certificates.ts'
import { dayOf, monthAfter } from '#contract/kit/calendar.ts'
import type { Actor } from '#kit/actor.ts'
import type { Db } from '#kit/database/database.ts'
import { type App, serve } from '#kit/http/serve.ts'
import { type ListCall, serveExport, serveList } from '#kit/http/serveList.ts'
import { certificateCounts, certificateList, type CalendarRow } from './calendar.store.ts'

const present = (row: CalendarRow, { actor }: { readonly actor: Actor }): contract.CalendarCertificate => {
  const to = row.last_day ?? ''
  const daysLeft = daysLeftOf(to, dayOf(actor.now))
  return {
    id: row.id,
    supplierId: row.supplier_id,
    supplierName: row.supplier_name,
    type: row.type,
    no: row.no,
    issuer: row.issuer,
    to,
    state: certificateStateOf(daysLeft),
    daysLeft,
    files: row.files,
  }
}

/** Columns of the export. */
export const certificateColumns = {
  ...contract.certificateLabels,
  type: { title: contract.certificateLabels.type, words: certificateTypeNames },
  state: {
    title: contract.certificateLabels.state,
    words: { valid: ['有效', 'Valid'], expiring: ['即将到期', 'Expiring'], expired: ['已过期', 'Expired'] },
  },
} as const
const exported = { name: ['证照日历', 'Certificates'], columns: certificateColumns } as const

async function countsOf(db: Db, { now }: Actor, supplierId: string | null): Promise<contract.CalendarCounts> {
  const today = dayOf(now)
  const counts = await certificateCounts(db, today, supplierId)
  const months = Array.from({ length: contract.calendarMonths }, (_, place) => monthAfter(today.slice(0, 7), place))
  return {
    expired: counts.get('expired') ?? 0,
    endless: counts.get('endless') ?? 0,
    months: months.map((month) => ({ month, count: counts.get(month) ?? 0 })),
  }
}

const all = {
  list: certificateList,
  filter: <Input>({ actor, input }: Omit<ListCall<Input>, 'request'>) => ({ ...input, today: dayOf(actor.now) }),
  present,
}
/** A supplier sees its own. */
const own = {
  list: certificateList,
  filter: <Input>({ actor, input }: Omit<ListCall<Input>, 'request'>) => ({
    ...input,
    today: dayOf(actor.now),
    supplierId: actor.supplierId ?? '0',
  }),
  present,
}

export function calendarRoutes(app: App) {
  serveList(app, contract.listCertificates, all)
  serveExport(app, contract.exportCertificates, { ...all, ...exported })
  serve(app, contract.countCertificates, ({ db, actor }) => countsOf(db, actor, null))
  serveList(app, contract.listOwnCertificates, own)
  serveExport(app, contract.exportOwnCertificates, { ...own, ...exported })
  serve(app, contract.countOwnCertificates, ({ db, actor }) => countsOf(db, actor, actor.supplierId ?? '0'))
}
