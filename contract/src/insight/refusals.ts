import type { Refusals } from '#contract/kit/refusals.ts'
import { mostWallDays } from './walls.ts'

/** Refusals of statistics, 45000 to 45099. */
export const insightRefusals = {
  'insight.periodReversed': [45000, '结束日期不能早于开始日期', "The end date can't be earlier than the start date."],
  'insight.outOfReach': [47643, '您的数据范围内没有可统计的部门', 'Your data scope has no department with statistics.'],
  'insight.periodTooLong': [45001, '统计区间最长 36 个月', 'Choose at most 36 months.'],
  'insight.periodMissing': [45002, '自定义区间须选择开始和结束日期', 'Choose the start and end dates of the period.'],
  'savedView.nameTaken': [45010, '已有同名视图', 'You already have a view with this name.'],
  'savedView.tooMany': [45011, '最多保存 50 个视图，请先删除不用的视图', 'You can save 50 views. Remove one first.'],
  'wallLink.invalid': [
    45020,
    '大屏链接无效或已失效，请联系创建人',
    'This wall link is invalid or has ended. Ask the person who created it.',
  ],
  'wallLink.expiry': [
    45021,
    `有效期须为今天起至 ${mostWallDays} 天以内`,
    `The last day must be between today and ${mostWallDays} days from now.`,
  ],
  'wallLink.revoked': [45022, '该链接已吊销', 'This link has been revoked.'],
} as const satisfies Refusals
