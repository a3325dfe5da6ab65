import * as contract from '#contract/administration/sequences.ts'
import { serveChanges } from '#kit/events/changes.ts'
import type { App } from '#kit/http/serve.ts'
import { serveRecords } from '#kit/http/serveRecords.ts'
import { sequenceColumns } from './sequence.export.rules.ts'
import { editSequence, restoreSequence, sequenceList } from './sequence.service.ts'

export function sequenceRoutes(app: App) {
  const records = serveRecords(app, contract.listSequences, {
    list: sequenceList,
    present: (row) => row,
    exported: { route: contract.exportSequences, name: ['编号规则', 'Number sequences'], columns: sequenceColumns },
  })
  records.detail(contract.getSequence, ({ code }) => code)
  records.write(contract.editSequence, editSequence)
  records.write(contract.restoreSequence, restoreSequence)
  serveChanges(app, contract.listSequenceChanges, async ({ input }) => input.sequenceId, { of: 'sequence' })
}
