import type { DrawnFlow } from '#kit/flow.ts'
import { redFormFlow } from './red/red.rules.ts'
import { retentionFlow } from './retentions/retention.rules.ts'
import { statementFlow } from './statement.rules.ts'

export const flows: readonly DrawnFlow[] = [
  { title: 'A statement', flow: statementFlow, begins: 'draft' },
  { title: 'A red letter', flow: redFormFlow, begins: 'starting' },
  { title: 'A retention', flow: retentionFlow, begins: 'held' },
]
