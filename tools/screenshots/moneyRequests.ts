import type { Page } from '@playwright/test'
import { requestBudgetChange } from '#contract/ledger/budgetChanges.ts'
import { listBudgets } from '#contract/ledger/ledger.ts'
import { confirmTopUp, requestTopUp } from '#contract/wallet/topUps.ts'
import { listPayeeAccounts, requestWithdrawal } from '#contract/wallet/withdrawals.ts'
import { callApi } from './apiClient.ts'

/** Requests a change of a budget and a withdrawal of a topped-up wallet, as the head of a department. */
export async function createMoneyRequests(head: Page, operator: Page) {
  const { records } = await callApi(head, listBudgets, { kind: 'budget', limit: 1 })
  const change = { kind: 'increase', fundId: records[0]!.id, amount: '20000', reason: '新办公区启用' } as const
  const { id: budgetChangeId } = await callApi(head, requestBudgetChange, change)
  const payer = { payerName: '启明集团有限公司', payerBank: '苏州示例银行', payerAccount: '6200000000000000001' }
  const { id, version } = await callApi(head, requestTopUp, { ...payer, amount: '50000', note: '零星采购' })
  await callApi(operator, confirmTopUp, { id, version, bankRef: `SHOT${Date.now()}` })
  const [account] = await callApi(head, listPayeeAccounts, {})
  const { id: withdrawalId } = await callApi(head, requestWithdrawal, {
    topUpId: account!.topUpId,
    amount: '8000',
    note: '年底结转',
  })
  return { budgetChangeId, withdrawalId }
}
