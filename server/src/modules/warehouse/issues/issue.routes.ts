import * as contract from '#contract/warehouse/issues.ts'
import type { App } from '#kit/http/serve.ts'
import { serveWrites } from '#kit/http/serveRecords.ts'
import { findDocument } from '../documents/document.access.service.ts'
import { createIssue, signIssue, withdrawIssue } from './issue.service.ts'
import { cancelIssue, giveBackIssue, issueStock, repickIssue } from './issueMoves.service.ts'

export function issueRoutes(app: App) {
  const write = serveWrites(app, findDocument)
  write(contract.createIssue, createIssue)
  write(contract.withdrawIssue, withdrawIssue)
  write(contract.signIssue, signIssue)
  write(contract.giveBackIssue, giveBackIssue)
  write(contract.issueStock, issueStock)
  write(contract.repickIssue, repickIssue)
  write(contract.cancelIssue, cancelIssue)
}
