/** Dialog of a price alert. */
export const priceWatch = {
  title: '降价提醒',
  hint: '当前价 {{price}}；价格低于目标价时通知一次，恢复后再次降价会再通知。',
  isSet: '已设置：低于 {{price}} 时通知',
  remove: '取消提醒',
  done: '已设置降价提醒',
  form: { threshold: '目标价（元）' },
} as const
