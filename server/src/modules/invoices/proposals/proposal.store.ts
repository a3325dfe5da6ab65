import type { ProposalStatus } from '#contract/invoices/proposals.ts'
import type { Db } from '#kit/database/database.ts'
import { listOf } from '#kit/database/list.ts'
import type { RowIn } from '#kit/database/list/list.page.ts'
import { type Params, preparedQuery } from '#kit/database/query.ts'
import { type RowOfTable, tableOf } from '#kit/database/table.ts'

export const proposals = tableOf('invoices.proposals')
export type ProposalRow = RowOfTable<typeof proposals>

export interface ProposalFilter {
  /** Uploads of one company; undefined: of the buyer and all companies. */
  readonly supplierId: string | undefined
  readonly status?: ProposalStatus | undefined
  readonly keyword?: string | undefined
}

/** PDFs and pictures of invoices, newest first. */
export const proposalList = listOf({
  find: (db: Db, { supplierId }: ProposalFilter) =>
    db
      .selectFrom('invoices.proposals as p')
      .$if(supplierId !== undefined, (query) => query.where('p.supplier_id', '=', supplierId!)),
  where: { status: { is: 'p.status' }, keyword: { contains: ['p.number', 'p.seller_name', 'p.buyer_name'] } },
  select: (found) => found.selectAll('p'),
  key: 'p.id',
  order: [['p.id', 'desc']],
})
export type ListedProposal = RowIn<typeof proposalList>

const waitingWith = preparedQuery((db, $: Params<{ sha256: string }>) =>
  db.selectFrom('invoices.proposals').select('id').where('sha256', '=', $.sha256).where('status', '=', 'waiting'),
)
/** Id of the file with this content that waits already. */
export const waitingProposal = async (db: Db, sha256: string): Promise<string | undefined> =>
  (await waitingWith.first(db, { sha256 }))?.id
