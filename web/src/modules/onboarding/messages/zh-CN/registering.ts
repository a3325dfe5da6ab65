/** Beginning of an application, on the public page. */
export const registerSupplier = {
  title: '供应商入驻',
  purpose: '验证手机号码后填写企业资料，审核通过即可登录平台报价、上架商品和处理订单',
  steps: '入驻步骤',
  step: { mobile: '手机验证', form: '填写资料', review: '审核', done: '入驻完成' },
  field: { mobile: '手机号码', msgCode: '短信验证码' },
  note: '此手机号码用于继续填写和接收审核结果。已是平台供应商？',
  toLogin: '去登录',
  begin: '开始填写',
  continue: '继续填写入驻申请',
  signedIn: '您已登录平台账号，如需为其他企业申请入驻，请先退出登录。',
} as const
