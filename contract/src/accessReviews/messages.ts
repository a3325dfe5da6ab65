import { byMail, site, template, topic } from '../kit/messages.ts'
import { reviewEntrances } from './states.ts'

const review = { name: ['复核名称', 'Review', '2026 年下半年权限复核', 'Roles, second half of 2026'] } as const
const due = { ...review, due: ['截止日', 'Due', '2026-12-15'] } as const

export const accessReviewsMessages = {
  topics: {
    accessReviews: topic('140050722', 'system', ['权限复核', 'Access reviews'], reviewEntrances, [
      byMail,
      byMail,
      site,
    ]),
  },
  templates: {
    accessReviewOpened: template(
      'accessReviews',
      '/myAccessReviews?status=01',
      due,
      ['请复核权限：{name}', '“{name}”已开始，请在 {due} 前确认哪些角色仍需保留。'],
      ['Please review roles: {name}', '“{name}” has begun. Please say until {due} which roles are still needed.'],
    ),
    accessReviewReminder: template(
      'accessReviews',
      '/myAccessReviews?status=01',
      due,
      ['权限复核即将截止：{name}', '“{name}”将于 {due} 截止，您还有未处理的复核项。'],
      ['Review ends soon: {name}', '“{name}” ends on {due}, and items still wait for you.'],
    ),
    accessReviewClosed: template(
      'accessReviews',
      '/accessReview?id={id}',
      {
        ...review,
        revoked: ['收回数', 'Revoked', '3'],
        undecided: ['未复核数', 'Not decided', '0'],
      },
      ['权限复核已结束：{name}', '“{name}”已结束，收回 {revoked} 项，逾期未复核 {undecided} 项。'],
      ['Review closed: {name}', '“{name}” is closed: {revoked} roles were revoked, {undecided} were not decided.'],
      'access.review',
    ),
    accessRevoked: template(
      'accessReviews',
      '/allMessage',
      {
        ...review,
        role: ['角色', 'Role', '部门负责人', 'Head of department'],
        reason: ['原因', 'Reason', '已调离该岗位', 'Moved to another position'],
      },
      ['角色已收回：{role}', '您的角色“{role}”在“{name}”中被收回，原因：{reason}。'],
      ['A role was taken away: {role}', 'Your role “{role}” was revoked in “{name}”. Reason: {reason}.'],
    ),
  },
}
