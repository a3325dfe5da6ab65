import type { DemoData } from './demoData.ts'
import { press, reauthenticated, usePhoneViewport } from './interactions.ts'
import type { PageToCapture } from './pageToCapture.ts'

/** Dialogs of buyers and approvers, filled in. */
export const buyerDialogs = (demoData: DemoData): PageToCapture[] => [
  {
    name: 'orderApprovalDetail-agree',
    role: 'approver',
    address: `/orderApprovalDetail?orderId=${demoData.approving}`,
    interact: async (page, { approvals }) => {
      await usePhoneViewport(page)
      await press(page, approvals.agree)
      await press(page, approvals.usual[0])
    },
  },
  {
    name: 'orderDetail-comment',
    role: 'buyer',
    address: `/orderDetail?orderId=${demoData.commenting}`,
    interact: async (page, { action, ordering }) => {
      await press(page, action.comment)
      const dialog = page.getByRole('dialog')
      for (const group of await dialog.getByRole('group').all()) await group.getByRole('radio').nth(3).check({ force: true })
      await dialog.getByPlaceholder(ordering.comment.text).first().fill('包装完好，规格与下单一致，安装方便。')
    },
  },
  {
    name: 'userInformation-mobile',
    role: 'buyer',
    address: '/userInformation',
    interact: async (page, words) => {
      const dialog = await reauthenticated(page, words, words.login.contact.change.mobile)
      await dialog.locator('[name=mobile]').fill('139 1234 0000')
      await dialog.locator('[name=msgCode]').fill('123456')
      await press(page, words.common.confirm)
    },
  },
  {
    name: 'userInformation-email',
    role: 'buyer',
    address: '/userInformation',
    interact: async (page, words) => {
      await reauthenticated(page, words, words.login.contact.change.email)
      await press(page, words.common.confirm)
    },
  },
]
