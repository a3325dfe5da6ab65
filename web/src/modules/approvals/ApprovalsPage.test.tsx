import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { getUndoByPageNum, listApprovalKinds, listTasks } from '#contract/approvals/approvalTasks.ts'
import { sample } from '../../../test/components/sample.ts'
import { reply, sent } from '../../../test/components/server.ts'
import { show } from '../../../test/components/show.tsx'
import { ApprovalsPage } from './ApprovalsPage.tsx'

const messages = ['approvals', 'identity'] as const

beforeEach(() => {
  reply(getUndoByPageNum, { count: 0 })
  reply(listApprovalKinds, [{ entity: 'loan', name: '借用', enName: 'Loan', conditions: [] }])
  reply(listTasks, sample(listTasks.reply, { records: [] }))
})

test('inbox: those who decide begin with what waits for them', async () => {
  await show(<ApprovalsPage />, { messages, as: ['approval.decide'], at: '/orderApproval' })
  await expect.poll(() => sent(listTasks)[0]).toMatchObject({ tab: 'todo' })
})

test('inbox: requesters who decide nothing begin with what they have requested', async () => {
  await show(<ApprovalsPage />, { messages, as: ['order.submit'], at: '/orderApproval' })
  await expect.poll(() => sent(listTasks)[0]).toMatchObject({ tab: 'mine' })
  const first = page.getByRole('radio').first()
  await expect.element(first).toHaveAccessibleName('我发起的')
  await expect.element(first).toBeChecked()
})

test('inbox: a kind of document that no page knows is shown with its name, facts and link', async () => {
  const loan = sample(listTasks.record, {
    instanceId: '5',
    entity: 'loan',
    kindName: '借用',
    path: '/loan?id=7',
    title: '投影仪借用',
    amount: null,
    facts: [{ name: '出借方', enName: 'Lender', type: 'text', tone: 'none', text: '行政部', amounts: [] }],
  })
  reply(listTasks, sample(listTasks.reply, { records: [loan], total: 1, pages: 1 }))
  await show(<ApprovalsPage />, { messages, as: ['approval.decide'], at: '/orderApproval' })
  await expect.element(page.getByText('出借方 行政部')).toBeVisible()
  await expect
    .poll(() =>
      page
        .getByRole('link', { name: /投影仪借用/ })
        .element()
        .getAttribute('href'),
    )
    .toMatch(/^\/loan\?id=7&instanceId=5/)
})
