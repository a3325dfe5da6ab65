import * as contract from '#contract/onboarding/passports.ts'
import { countWaitingPassports as countRoute } from '#contract/onboarding/waitingPassports.ts'
import type { Files } from '#kit/files/files.ts'
import { type App, serve } from '#kit/http/serve.ts'
import { serveExport, serveList } from '#kit/http/serveList.ts'
import { serveWrites } from '#kit/http/serveRecords.ts'
import { refuse } from '#kit/refusal.ts'
import { hostOf } from '#modules/tenancy/index.ts'
import { passportColumns } from './passport.export.rules.ts'
import { grant, withdraw } from './passport.issue.service.ts'
import { presentDelivered, presentGrant, presentPassport } from './passport.present.ts'
import {
  countWaitingPassports,
  deliveryList,
  type DeliveryRow,
  grantList,
  grants,
  newestEdition,
} from './passport.store.ts'
import { setAside, takeOver } from './passport.takeOver.service.ts'

const delivered = {
  list: deliveryList,
  filter: <Input>({ input }: { readonly input: Input }) => input,
  present: (row: DeliveryRow, { actor }: { readonly actor: Parameters<typeof presentDelivered>[1] }) =>
    presentDelivered(row, actor),
}

export const passportRoutes = (contents: Files) => (app: App) => {
  const { database } = app.context
  serve(app, contract.getMyPassport, async ({ db, actor }) => {
    const edition = await newestEdition(db, actor.supplierId ?? refuse('thing.notAllowed'))
    return {
      host: (await hostOf(db, actor.tenantId)) ?? '',
      edition: edition ? { no: edition.no, digest: edition.digest, issuedAt: edition.issued_at.toISOString() } : null,
    }
  })
  serveList(app, contract.listPassportGrants, {
    list: grantList,
    filter: ({ actor, input }) => ({ ...input, supplierId: actor.supplierId ?? '0' }),
    present: presentGrant,
  })
  serve(app, contract.grantPassport, async ({ db, actor, input }) =>
    presentGrant(await grants.find(db, await grant(db, actor, input))),
  )
  serve(app, contract.withdrawPassport, async ({ actor, input }) =>
    presentGrant(await withdraw(database, actor, input)),
  )
  serveList(app, contract.listPassports, delivered)
  serveExport(app, contract.exportPassports, {
    ...delivered,
    name: ['供应商护照', 'Supplier passports'],
    columns: passportColumns,
  })
  serve(app, countRoute, async ({ db }) => ({ count: await countWaitingPassports(db) }))
  serve(app, contract.findPassport, ({ db, actor, input }) => presentPassport(db, actor, input.id))
  serve(app, contract.takeOverPassport, async ({ actor, input }) => {
    const id = await takeOver(database, contents, actor, input)
    return database.read(actor.tenantId, (db) => presentPassport(db, actor, id))
  })
  serveWrites(app, presentPassport)(contract.setPassportAside, setAside)
}
