import { dayOf } from '#contract/kit/calendar.ts'
import { figureNames, findSupplier360, type Supplier360, type SupplierPart } from '#contract/onboarding/supplier360.ts'
import type { Actor } from '#kit/actor.ts'
import type { Db } from '#kit/database/database.ts'
import { type App, serve } from '#kit/http/serve.ts'
import { reachOf } from '#kit/reach.rules.ts'
import { findSupplier, profileOf } from '#modules/suppliers/index.ts'
import { partsFor } from './overview.rules.ts'
import { type PartName, type PartOf, readPart } from './overview.store.ts'

async function partOf(db: Db, kind: PartName, of: PartOf): Promise<SupplierPart> {
  const { counts, amounts, rows } = await readPart(db, kind, of)
  return {
    kind,
    counts: figureNames.flatMap((name) => {
      const count = counts[name]
      return count === undefined ? [] : [{ name, count }]
    }),
    amounts: figureNames.flatMap((name) => {
      const amount = amounts[name]
      return amount === undefined ? [] : [{ name, amount }]
    }),
    rows: [...rows],
  }
}

async function overviewOf(db: Db, actor: Actor, id: string): Promise<Supplier360> {
  const row = await findSupplier(db, id)
  const of = { supplierId: row.id, today: dayOf(actor.now), ...reachOf(actor, 'order.oversee') }
  return {
    id: row.id,
    name: row.name,
    shortName: row.short_name,
    code: row.code,
    creditCode: row.credit_code,
    region: row.region,
    contactName: row.contact_name,
    contactTel: row.contact_tel,
    status: row.status,
    createdAt: row.created_at.toISOString(),
    profile: actor.entrance === 'operator' ? await profileOf(db, row, actor.now) : null,
    parts: await Promise.all(partsFor(actor).map((kind) => partOf(db, kind, of))),
  }
}

export function overviewRoutes(app: App) {
  serve(app, findSupplier360, ({ db, actor, input }) => overviewOf(db, actor, input.id))
}
