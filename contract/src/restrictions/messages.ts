import { template } from '../kit/messages.ts'

export const restrictionsMessages = {
  templates: {
    restoreGranted: template(
      'applicationResult',
      '/permissionRestore',
      {},
      ['功能恢复申请已通过', '您申请恢复的功能已可正常使用。'],
      ['Your access was restored', 'You can use the functions that you requested again.'],
    ),
    restoreRefused: template(
      'applicationResult',
      '/permissionRestore',
      { reason: ['原因', 'Reason', '申请材料不全', 'Documents are missing'] },
      ['功能恢复申请被驳回', '申请未通过：{reason}。可修改后重新申请。'],
      ['Your request to restore access was refused', 'It was refused: {reason}. You can submit another.'],
    ),
  },
}
