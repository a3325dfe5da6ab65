import type { DemoArticle } from './demoArticle.ts'

/** Login notices. */
export function loginArticles(now: Date): DemoArticle[] {
  const year = now.getFullYear() + 1
  const notice = (title: string, daysAgo: number, content: readonly string[]): DemoArticle => ({
    column: '平台公告',
    title,
    content,
    daysAgo,
    validDays: 400,
    isLoginShown: true,
  })
  return [
    notice(`关于 ${year} 年度框架协议续签的通知`, 1, [
      `各单位、各供应商：${year} 年度框架协议续签工作已经启动，现将有关事项通知如下。`,
      '一、协议将于年底到期的供应商，请在协议到期前 30 天在平台提交续签申请，并更新资质文件与报价。',
      '二、各单位采购人请核对本部门在用的协议价，对需要调整的品类在申请中注明。',
      '三、逾期未续签的协议到期后自动终止，相关商品将停止下单。',
      '如有疑问，请联系采购管理部门。',
    ]),
    notice('关于启用短信验证码登录的通知', 6, [
      '平台现已支持短信验证码登录。请在登录页选择“短信登录”，输入在平台登记的手机号码并获取验证码。',
      '手机号码未登记或已变更的，请联系本单位管理员更新个人信息。平台不会以任何方式索取您的验证码。',
    ]),
    notice('月度结算窗口与关账时间安排', 12, [
      '每月 25 日至月末为结算窗口，请各单位在 25 日前完成当月订单的收货确认，超期未收货的订单顺延至下月结算。',
      '关账期间（每月最后一日 18:00 至次日 08:00）暂停提交订单，商品浏览与购物车不受影响。',
    ]),
    notice('防范冒用平台名义收取费用的提示', 20, [
      '平台不向供应商收取入驻费、保证金和投标服务费，也不会委托任何第三方代为收取。',
      '如遇以平台名义要求转账、索要账号密码或验证码的情况，请勿操作，并及时拨打服务热线核实。',
    ]),
  ]
}
