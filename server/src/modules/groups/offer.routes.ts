import * as contract from '#contract/groups/groups.ts'
import type { GroupOffer, OfferStatus } from '#contract/groups/offer.ts'
import { countOffers } from '#contract/groups/waitingOffers.ts'
import type { Actor } from '#kit/actor.ts'
import type { Db } from '#kit/database/database.ts'
import { serveChanges } from '#kit/events/changes.ts'
import { type App, serve } from '#kit/http/serve.ts'
import { type ListCall, serveExport, serveList } from '#kit/http/serveList.ts'
import { serveWrites } from '#kit/http/serveRecords.ts'
import { refuse } from '#kit/refusal.ts'
import { findGroup, joinGroup } from './group.service.ts'
import { offerColumns } from './offer.export.rules.ts'
import { presentGroup, presentOffer } from './offer.present.ts'
import { cancelOffer, createOffer, decideOffer, editOffer, moveOffer } from './offer.service.ts'
import {
  countWaitingOffers,
  findOfferRow,
  groupList,
  offerGoods,
  type OfferFilter,
  offerList,
  type OfferRow,
} from './offer.store.ts'

const tabs: Record<contract.OfferTab, readonly OfferStatus[]> = {
  all: ['10', '20', '25', '30', '40', '45', '90'],
  waiting: ['20'],
  open: ['30'],
  ended: ['40', '45', '90'],
}
type GroupQuery = { tab?: contract.GroupTab; keyword?: string }
type Query = { tab?: contract.OfferTab; status?: OfferStatus; keyword?: string }

/** Offers of one side: operators do not see what a supplier has not submitted. */
const listedFor = (side: 'supplier' | 'tenant') => ({
  list: offerList,
  filter: ({ actor, input: { tab = 'all', ...input } }: ListCall<Query>): OfferFilter => ({
    ...input,
    statuses: side === 'tenant' ? tabs[tab].filter((status) => status !== '10') : tabs[tab],
    supplierId: side === 'supplier' ? (actor.supplierId ?? '0') : undefined,
  }),
  present: (row: OfferRow, { actor }: { readonly actor: Actor }) => presentOffer(row, actor),
})

/** Finds an offer for its supplier, or for those who manage all; refuses with `thing.notFound`. */
async function findOffer(db: Db, actor: Actor, id: string): Promise<GroupOffer> {
  const row = await findOfferRow(db, id)
  const isOwn = actor.supplierId !== null && actor.supplierId === row?.supplier_id
  const isShown = isOwn
    ? actor.permissions.has('group.offer')
    : actor.entrance === 'operator' && actor.permissions.has('group.manage') && row?.status !== '10'
  return row && isShown ? presentOffer(row, actor) : refuse('thing.notFound')
}

export function groupRoutes(app: App) {
  serveList(app, contract.listGroups, {
    list: groupList,
    filter: ({ input: { tab = 'open', keyword } }: ListCall<GroupQuery>): OfferFilter => ({
      keyword,
      statuses: tab === 'open' ? ['30'] : ['40', '45'],
    }),
    present: (row: OfferRow, { actor }: { readonly actor: Actor }) => presentGroup(row, actor.now),
  })
  serve(app, contract.findGroup, ({ db, actor, input }) => findGroup(db, actor, input.id))
  serve(app, contract.joinGroup, ({ db, actor, input, request }) => {
    const key = request.headers['idempotency-key']
    return joinGroup(db, actor, input, typeof key === 'string' ? key : refuse('key.missing'))
  })

  const exported = { name: ['拼团', 'Group purchases'], columns: offerColumns } as const
  serveList(app, contract.listOffers, listedFor('supplier'))
  serveExport(app, contract.exportOffers, { ...listedFor('supplier'), ...exported })
  serveList(app, contract.listTenantOffers, listedFor('tenant'))
  serveExport(app, contract.exportTenantOffers, { ...listedFor('tenant'), ...exported })
  serveList(app, contract.listOfferGoods, {
    list: offerGoods,
    filter: ({ actor, input }: ListCall<{ keyword?: string }>) => ({ ...input, supplierId: actor.supplierId ?? '0' }),
    present: (row) => ({
      skuId: row.id,
      supplierSku: row.supplier_sku,
      name: row.name,
      spec: row.spec,
      unit: row.unit,
      listPrice: row.list_price,
    }),
  })
  serve(app, countOffers, ({ db }) => countWaitingOffers.one(db))
  serve(app, contract.offerDetail, ({ db, actor, input }) => findOffer(db, actor, input.id))
  serveChanges(
    app,
    contract.listOfferChanges,
    async ({ db, actor, input }) => (await findOffer(db, actor, input.id)).id,
    { of: 'groupOffer' },
  )

  const write = serveWrites(app, findOffer)
  write(contract.createOffer, createOffer)
  write(contract.editOffer, editOffer)
  write(contract.moveOffer, moveOffer)
  write(contract.decideOffer, decideOffer)
  write(contract.cancelOffer, cancelOffer)
}
