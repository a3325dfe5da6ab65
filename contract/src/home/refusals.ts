import type { Refusals } from '#contract/kit/refusals.ts'

export const homeRefusals = {
  'layout.periodReversed': [41401, '结束时间须晚于开始时间', 'The end must be later than the start.'],
  'layout.inPast': [41402, '开始时间不能早于当前时间', "The start can't be in the past."],
  'layout.empty': [41403, '首页至少需要一个显示的区块', 'A home page needs at least one block that is shown.'],
  'layout.repeatedBlock': [41404, '区块重复，请刷新后重试', 'A block is there twice. Reload the page and try again.'],
  'layout.foreignAddress': [
    41405,
    '链接须为本站路径，或“首页外链域名”中的 https 地址：{address}',
    'Links must be paths of this site, or https addresses of a site in “Sites home pages may link to”: {address}',
  ],
  'layout.notInForce': [41406, '该版本未生效或已结束', "This version isn't shown or scheduled."],
  'layout.unchanged': [41407, '草稿与线上版本一致，无需发布', 'The draft is what is already shown.'],
  'layout.categoryGone': [
    41408,
    '区块“{title}”的商品分类不存在或未在商城显示，请重新选择',
    'The category of the block “{title}” no longer exists or is hidden from the mall. Choose another one.',
  ],
  'layout.zoneGone': [
    41409,
    '区块“{title}”的专区不存在，请重新选择',
    'The zone of the block “{title}” no longer exists. Choose another one.',
  ],
} as const satisfies Refusals
