import * as contract from '#contract/contracts/companySeals.ts'
import type { Actor } from '#kit/actor.ts'
import type { Db } from '#kit/database/database.ts'
import type { FilterOf } from '#kit/database/list/list.where.ts'
import { type App, serve } from '#kit/http/serve.ts'
import { type ListCall, serveExport, serveList } from '#kit/http/serveList.ts'
import { serveWrites } from '#kit/http/serveRecords.ts'
import { sealColumns } from './seal.export.rules.ts'
import { findPayers } from '../source.store.ts'
import { presentSeal } from './seal.present.ts'
import { createSeal, moveSeal, registerCertificate } from './seal.service.ts'
import { findKeepers, sealList, type SealRow, seals, sealsOfKeeper } from './seal.store.ts'

const findSeal = async (db: Db, actor: Actor, id: string) => presentSeal(await seals.find(db, id), actor)

const listed = {
  list: sealList,
  filter: ({ input }: ListCall<FilterOf<typeof contract.listCompanySeals>>) => input,
  present: (row: SealRow, { actor }: { readonly actor: Actor }) => presentSeal(row, actor),
}

export function sealRoutes(app: App) {
  serveList(app, contract.listCompanySeals, listed)
  serveExport(app, contract.exportCompanySeals, { ...listed, name: ['印章', 'Seals'], columns: sealColumns })
  serve(app, contract.sealChoices, async ({ db }) => ({
    payers: (await findPayers(db)).map(({ payer_no: payerNo, payer_title: payerTitle }) => ({ payerNo, payerTitle })),
    keepers: (await findKeepers(db)).map(({ id, name }) => ({ id, name })),
  }))
  const write = serveWrites(app, findSeal)
  write(contract.createCompanySeal, createSeal)
  write(contract.moveCompanySeal, moveSeal)
  serve(app, contract.registerSealCertificate, async ({ actor, input }) => {
    const { database } = app.context
    const id = await registerCertificate(database, actor, input)
    return database.read(actor.tenantId, (db) => findSeal(db, actor, id))
  })
  serve(app, contract.mySeals, async ({ db, actor }) =>
    (await sealsOfKeeper(db, actor.personId, actor.supplierId)).map((row) => presentSeal(row, actor)),
  )
}
