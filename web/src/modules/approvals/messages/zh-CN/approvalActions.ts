export const approvalActions = {
  comments: '评论',
  reminded: '已催办',
  recallText: '撤回后单据退回给您，可修改后重新提交。',
  action: { addApprover: '加签', returnTo: '退回', recall: '撤回', remind: '催办', comment: '评论' },
  added: { toUserId: '加签人', place: '位置', reason: '原因' },
  place: { before: '在本环节之前', after: '在本环节之后' },
  returned: { instanceId: '审批', step: '退回到', opinion: '退回原因' },
  commented: { body: '内容', mentions: '提醒谁看' },
}
