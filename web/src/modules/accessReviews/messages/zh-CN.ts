import { accessReviewLabels } from '#contract/accessReviews/accessReviews.ts'
import { reviewItemLabels } from '#contract/accessReviews/reviewItems.ts'
import { inChinese } from '#contract/kit/labels.ts'

export const messages = {
  accessReviews: {
    title: '权限复核',
    purpose: '定期确认在用的角色是否仍需保留，收回立即生效，结果留痕',
    add: '发起复核',
    open: '发起',
    openNote: '发起时，范围内可用账号当前拥有的角色将逐条列为复核项。本人的角色由他人复核。',
    myItems: '待我复核',
    keyword: '名称',
    hint: '名称 / 发起人',
    none: '没有符合条件的复核',
    noneReason: '请更换关键字，或切换状态查看。',
    empty: '还没有权限复核',
    emptyReason: '发起后，复核人会收到消息，并在工作台看到待办。',
    progress: '进度',
    decidedOf: '{{decided}} / {{items}}',
    allRoles: '全部角色',
    allDepts: '全部部门',
    managers: '直接上级或部门负责人',
    and: '、',
    result: '下载结果（JSON）',
    field: inChinese(accessReviewLabels),
    form: {
      name: '名称',
      dueOn: '截止日',
      roleIds: { label: '角色', hint: '不选则为全部角色' },
      deptIds: { label: '部门', hint: '含下级部门；不选则为全部部门' },
      reviewerId: { label: '复核人', hint: '不选则由直接上级或部门负责人复核' },
    },
    action: {},
  },
  reviewItems: {
    title: '待我复核的权限',
    purpose: '确认下列人员的角色是否仍需保留；收回立即生效',
    keyword: '人员',
    hint: '姓名 / 账号 / 角色 / 部门',
    none: '没有符合条件的复核项',
    noneReason: '请更换关键字，或切换状态查看。',
    empty: '没有复核项',
    emptyReason: '需要您确认的角色会显示在这里。',
    until: '至 {{day}}',
    dueBy: '{{day}} 截止',
    overseers: '权限复核管理员',
    keepPersonText: '将保留“{{name}}”在本次复核中由您确认的全部角色。',
    revokeText: '将立即收回“{{name}}”的角色“{{role}}”，并告知本人原因。',
    field: inChinese(reviewItemLabels),
    action: { keep: '保留', keepPerson: '保留此人全部', revoke: '收回' },
  },
}

declare module '#web/messages/registry.ts' {
  interface MessagesByModule {
    accessReviews: typeof messages
  }
}
