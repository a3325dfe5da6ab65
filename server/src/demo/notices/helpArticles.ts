import type { DemoArticle } from './demoArticle.ts'
import { numbered, paragraph } from './markup.ts'

const rule = (title: string, daysAgo: number, content: DemoArticle['content']): DemoArticle => ({
  column: '业务规则',
  title,
  daysAgo,
  content,
})
const answer = (title: string, daysAgo: number, content: DemoArticle['content']): DemoArticle => ({
  column: '常见问题',
  title,
  daysAgo,
  content,
})

/** Business rules and frequently asked questions. */
export const helpArticles: readonly DemoArticle[] = [
  rule('平台采购管理办法', 180, [
    '采购应当遵循公开、公平、公正和诚实信用的原则，优先选择协议价商品。',
    '单笔金额达到部门限额的订单须经审批；未达到限额的，由采购人直接提交。',
  ]),
  rule('供应商入驻与退出规则', 175, [
    '供应商入驻须提交营业执照、授权书和承诺书，经审核后开通商品维护与订单处理。',
    '连续两年评价低于 60 分，或有围标串标行为的，暂停合作。',
  ]),
  rule('询比价项目操作规则', 150, [
    '询比价项目应邀请不少于三家供应商，报价截止前任何人不能查看报价内容。',
    '变更已发布的项目须发布变更公告，并按规定预留时间。',
  ]),
  rule('商品评价规则', 120, ['采购人可在收货后评价商品与服务，评价须真实、具体。供应商可以回复一次。']),
  rule('Business rules for suppliers', 118, [
    'Suppliers accept orders within 72 hours and ship within the period they have promised.',
    'Prices under an agreement hold until it ends. Changes are reviewed by the platform before they take effect.',
  ]),
  answer(
    '如何提交采购订单？',
    90,
    [
      paragraph('提交订单的步骤：'),
      numbered(
        '在商城搜索商品并加入购物车。',
        '在购物车中选择商品，点击“去结算”。',
        '核对收货地址、发票和付款方式后提交。',
      ),
      paragraph('超过限额的订单会自动进入审批。'),
    ].join(''),
  ),
  answer('忘记密码怎么办？', 88, [
    '在登录页点击“忘记密码”，用登记的手机号码获取验证码后设置新密码。手机号码已变更的，请联系本单位管理员。',
  ]),
  answer('订单提交后可以修改吗？', 80, ['审批中的订单可以撤回后修改。供应商接单后不能修改，可以申请取消。']),
  answer('如何申请开具发票？', 75, ['在“收货地址”页维护发票抬头，下单时选择。发票由供应商在收货后开具。']),
  answer('报价提交后能否撤回？', 66, ['报价截止前可以撤回并重新提交，以最后一次有效提交为准。截止后不能修改。']),
  answer('How do I reset my password?', 60, [
    'Choose “Forgot password” on the sign-in page, and enter the code that is sent to your mobile number.',
  ]),
]
