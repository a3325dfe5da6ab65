import * as contract from '#contract/settlement/statements.ts'
import { countStatements, countSupplierStatements } from '#contract/settlement/waitingStatements.ts'
import type { Statement, StatementStatus } from '#contract/settlement/statement.ts'
import type { Actor } from '#kit/actor.ts'
import type { Db } from '#kit/database/database.ts'
import { serveChanges } from '#kit/events/changes.ts'
import { type App, serve } from '#kit/http/serve.ts'
import { type ListCall, serveExport, serveList } from '#kit/http/serveList.ts'
import { serveWrites } from '#kit/http/serveRecords.ts'
import { answerDispute, disputeLine } from './dispute.service.ts'
import { type LineFilter, lineList, type ListedLine } from './line.store.ts'
import { lineColumns, statementColumns, unstatedColumns } from './statement.export.rules.ts'
import { presentLine, presentStatement, presentUnstated } from './statement.present.ts'
import { confirmStatement, createStatement, sendStatement, voidStatement } from './statement.service.ts'
import { withheldOfStatement } from './retentions/retention.store.ts'
import {
  countDisputed,
  countToConfirm,
  type ListedStatement,
  type StatementFilter,
  statementList,
  unstatedList,
  type UnstatedRow,
} from './statement.store.ts'

const all: readonly StatementStatus[] = ['draft', 'sent', 'disputed', 'confirmed', 'void']
const tabs: Record<contract.StatementTab, readonly StatementStatus[]> = {
  all,
  draft: ['draft'],
  sent: ['sent'],
  disputed: ['disputed'],
  confirmed: ['confirmed'],
}
type Query = { tab?: contract.StatementTab; status?: StatementStatus; month?: string; keyword?: string }

/** Statements that the actor reads: a supplier those that were sent to it, the finance department all. */
function scopeOf(actor: Actor): Pick<StatementFilter, 'supplierId' | 'sentOnly'> {
  const readsOwn = actor.supplierId !== null && actor.permissions.has('supplierSettlement.read')
  if (readsOwn) return { supplierId: actor.supplierId, sentOnly: true }
  const readsAll = actor.supplierId === null && actor.permissions.has('statement.read')
  return readsAll ? { supplierId: undefined, sentOnly: false } : { supplierId: '0', sentOnly: true }
}

const listed = {
  list: statementList,
  filter: ({ actor, input: { tab = 'all', ...input } }: ListCall<Query>): StatementFilter => ({
    ...input,
    statuses: tabs[tab],
    ...scopeOf(actor),
  }),
  present: (row: ListedStatement, { actor }: { readonly actor: Actor }) => presentStatement(row, actor),
}

/** Finds a statement that the actor reads; refuses with `thing.notFound`. */
const findStatement = async (db: Db, actor: Actor, id: string): Promise<Statement> => {
  const statement = presentStatement(await statementList.one(db, { statuses: all, ...scopeOf(actor) }, id), actor)
  return { ...statement, retained: (await withheldOfStatement.one(db, { id })).amount }
}

export function statementRoutes(app: App) {
  const exported = { name: ['对账单', 'Statements'], columns: statementColumns } as const
  serveList(app, contract.listStatements, listed)
  serveExport(app, contract.exportStatements, { ...listed, ...exported })
  serveList(app, contract.listSupplierStatements, listed)
  serveExport(app, contract.exportSupplierStatements, { ...listed, ...exported })

  const unstated = {
    list: unstatedList,
    filter: ({ input }: ListCall<{ month: string; keyword?: string }>) => input,
    present: (row: UnstatedRow, { input }: { readonly input: { readonly month: string } }) =>
      presentUnstated(row, input.month),
  }
  serveList(app, contract.listUnstated, unstated)
  serveExport(app, contract.exportUnstated, { ...unstated, name: ['待对账', 'Unstated'], columns: unstatedColumns })

  const lines = {
    list: lineList,
    filter: async ({ db, actor, input }: ListCall<Omit<LineFilter, 'statement'>>): Promise<LineFilter> => ({
      ...input,
      statement: await findStatement(db, actor, input.statementId),
    }),
    present: (row: ListedLine, _: unknown, { statement }: LineFilter) => presentLine(row, statement),
  }
  serveList(app, contract.listStatementLines, lines)
  serveExport(app, contract.exportStatementLines, {
    ...lines,
    name: ['对账单明细', 'Statement lines'],
    columns: lineColumns,
  })

  serve(app, contract.findStatement, ({ db, actor, input }) => findStatement(db, actor, input.id))
  serveChanges(
    app,
    contract.listStatementChanges,
    async ({ db, actor, input }) => (await findStatement(db, actor, input.id)).id,
    { of: 'statement' },
  )
  serve(app, countStatements, ({ db }) => countDisputed.one(db))
  serve(app, countSupplierStatements, ({ db, actor }) =>
    countToConfirm.one(db, { supplierId: actor.supplierId ?? '0' }),
  )

  const write = serveWrites(app, findStatement)
  write(contract.createStatement, createStatement)
  write(contract.sendStatement, sendStatement)
  write(contract.voidStatement, voidStatement)
  write(contract.answerDispute, answerDispute)
  write(contract.disputeLine, disputeLine)
  write(contract.confirmStatement, confirmStatement)
}
