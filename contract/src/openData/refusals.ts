import type { Refusals } from '#contract/kit/refusals.ts'

/** Refusals of open data, 45100 to 45199. */
export const openDataRefusals = {
  'openData.prefixMissing': [45100, '请先设置 OCID 前缀', 'Set the prefix of open contracting ids first.'],
  'openData.prefixInUse': [
    45101,
    '已有公开数据，OCID 前缀不能更改',
    "There are releases, so the prefix can't be changed.",
  ],
  'openDataProfile.codeTaken': [45110, '该代码已被其他方案使用', 'Another profile has this code.'],
  'openDataProfile.codeFixed': [45111, '已公开的方案不能更改代码', "The code of a published profile can't be changed."],
  'openDataProfile.treatment': [
    45112,
    '字段“{name}”不支持该公开方式',
    'The field “{name}” can’t be published like this.',
  ],
  'openDataProfile.pathTwice': [45113, '同一字段只能设置一次', 'Each field can be set once.'],
  'openDataProfile.accessFixed': [
    45115,
    '已公开的方案不能更改公开范围，请另建方案',
    "The audience of a published profile can't be changed. Create another one.",
  ],
  'openDataProfile.ownDraft': [
    45114,
    '须由提交人以外的人员发布',
    'Someone else must publish it: you have submitted it.',
  ],
  'openDataRelease.open': [
    45120,
    '该数据已在撤回流程中或已撤回',
    'This release is withdrawn, or a withdrawal is under way.',
  ],
  'openDataRelease.ownProposal': [45121, '须由提出人以外的人员复核', 'Someone else must decide: you have proposed it.'],
  'openDataRelease.notProposed': [45122, '该数据没有待复核的撤回', 'No withdrawal of this release waits for a review.'],
  'openDataFeed.since': [
    45131,
    'since 须为带时区的 ISO 8601 时间，且不能与 cursor 同时使用',
    'since must be an ISO 8601 time with a time zone, and is not used together with a cursor.',
  ],
  'openDataFeed.format': [45132, '不支持该返回格式', 'This format is not offered.'],
  'openDataFeed.cursor': [45130, '游标无效，请从头获取', 'The cursor is not one of this feed. Start again without it.'],
} as const satisfies Refusals
