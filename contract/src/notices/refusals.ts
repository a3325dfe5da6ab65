import type { Refusals } from '#contract/kit/refusals.ts'

export const noticesRefusals = {
  'column.valueTaken': [41101, '该类型值已被其他栏目使用', 'Another column already uses this type value.'],
  'column.cycle': [41102, '不能移动到本栏目或其下级栏目', "A column can't be moved into itself or below itself."],
  'column.tooDeep': [41103, '栏目层级不能超过 {max} 级', 'Columns can be nested {max} levels deep at most.'],
  'column.disabled': [41104, '该栏目已停用，请选择其他栏目', 'This column is disabled. Choose another one.'],
  'article.ownReview': [
    41105,
    '不能审核本人参与编写的公告，请由其他审核人处理',
    "You can't review an article you helped write. Ask another reviewer.",
  ],
  'article.contentMissing': [41106, '请填写公告正文', 'Enter the text of the article.'],
  'article.periodReversed': [41107, '有效期的结束时间须晚于开始时间', 'The period must end after it starts.'],
  'article.periodOver': [
    41108,
    '有效期在发布前已结束，请调整有效期',
    'The period would end before the article is published. Adjust it.',
  ],
  'article.nobodyChosen': [41109, '请至少选择一个登录入口或部门', 'Choose at least one portal or department.'],
  'article.loginNotPublic': [
    41110,
    '登录页展示的公告须对所有人可见',
    'Articles shown on the sign-in page must be visible to everyone.',
  ],
  'article.reasonMissing': [41111, '请填写原因', 'Enter the reason.'],
  'article.notLive': [41112, '该公告未在发布中', "This article isn't published."],
  'article.hasEditions': [
    41113,
    '已发布过的公告不能删除，请改为撤回',
    "Articles that have been published can't be deleted. Withdraw it instead.",
  ],
  'article.pictureGone': [
    41114,
    '正文中有图片不存在或已过期，请重新上传',
    'An image in the text no longer exists or has expired. Upload it again.',
  ],
  'article.tooManyPictures': [41115, '正文最多插入 {max} 张图片', 'The text can have {max} images at most.'],
} as const satisfies Refusals
