import type { ProposalStatus } from '#contract/invoices/proposals.ts'
import * as contract from '#contract/invoices/proposals.ts'
import type { Actor } from '#kit/actor.ts'
import type { Db } from '#kit/database/database.ts'
import { type App, serve } from '#kit/http/serve.ts'
import { type ListCall, serveExport, serveList } from '#kit/http/serveList.ts'
import { serveWrites } from '#kit/http/serveRecords.ts'
import { readableSupplier } from '../invoice.access.service.ts'
import { proposalColumns } from '../invoice.export.rules.ts'
import { discardProposal, presentProposal, visibleProposal } from './proposal.service.ts'
import { proposalList } from './proposal.store.ts'

const findProposal = async (db: Db, actor: Actor, id: string) =>
  presentProposal(await visibleProposal(db, actor, id), actor)

export function proposalRoutes(app: App) {
  const listed = {
    list: proposalList,
    filter: ({ actor, input }: ListCall<{ status?: ProposalStatus; keyword?: string }>) => ({
      ...input,
      supplierId: readableSupplier(actor),
    }),
    present: (row: Parameters<typeof presentProposal>[0], { actor }: { readonly actor: Actor }) =>
      presentProposal(row, actor),
  }
  serveList(app, contract.listInvoiceProposals, listed)
  serveExport(app, contract.exportInvoiceProposals, {
    ...listed,
    name: ['待确认票面', 'Invoices to confirm'],
    columns: proposalColumns,
  })
  serve(app, contract.findInvoiceProposal, ({ db, actor, input }) => findProposal(db, actor, input.id))
  serveWrites(app, findProposal)(contract.discardInvoiceProposal, discardProposal)
}
