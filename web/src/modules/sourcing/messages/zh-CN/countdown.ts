/** Countdowns of a project, in the terms of the specification. */
export const countdown = {
  enrolBegin: '距报名开始',
  enrolEnd: '距报名结束',
  quoteBegin: '距报价开始',
  quoteEnd: '距报价结束',
  auctionBegin: '距报价开始',
  auctionEnd: '距报价结束',
  negotiationEnd: '距议价结束',
  noEnrolment: '无需报名 · 距报价开始',
  days: '天',
  soon: '{{label}}不足 {{left}}',
  left: { day: '24 小时', hour: '1 小时', minutes: '5 分钟' },
} as const
