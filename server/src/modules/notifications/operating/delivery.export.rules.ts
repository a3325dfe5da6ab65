import { deliveryStatusNames, type exportDeliveries } from '#contract/notifications/operating.ts'
import type { ColumnsOf } from '#kit/spreadsheet/export.rules.ts'

export const deliveryColumns: ColumnsOf<typeof exportDeliveries> = {
  createdAt: ['创建时间', 'Created'],
  receiverName: ['接收人', 'Recipient'],
  receiverCode: ['工号', 'Employee ID'],
  channel: {
    title: ['渠道', 'Channel'],
    words: {
      site: ['站内', 'In-app'],
      mail: ['邮件', 'Email'],
      sms: ['短信', 'SMS'],
      push: ['推送', 'Push'],
    },
  },
  address: ['地址', 'Address'],
  title: ['消息', 'Message'],
  status: { title: ['状态', 'Status'], words: deliveryStatusNames },
  attempts: ['发送次数', 'Attempts'],
  reason: ['原因', 'Reason'],
  endedAt: ['完成时间', 'Ended'],
}
