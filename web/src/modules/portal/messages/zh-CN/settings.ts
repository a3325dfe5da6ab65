/** Labels of the settings page by group; the codes are those of the settings. */
export const settings = {
  title: '系统设置',
  purpose: '设置门户外观与各项业务规则；登录方式在“登录设置”中维护',
  on: '开启',
  off: '关闭',
  none: '不填',
  group: {
    portal: '门户',
    ordering: '订单与收货',
    catalogue: '商品与目录',
    sourcing: '采购项目',
    ledger: '授信额度',
    files: '文件上传',
    certificates: '证书登录',
    provider: '对外单点登录',
  },
  portal: {
    webTitle: { label: '网站标题', help: '显示在浏览器标签页上。' },
    shortName: { label: '简称', help: '显示在页面左上角和身份验证器中。' },
    tagline: { label: '标语', hint: '显示在简称旁；不填则显示默认标语。' },
    themeColor: { label: '主题色', hint: '点击色块选择，或填写 #RRGGBB 色值；过浅的颜色会自动加深，以保证文字清晰。' },
    portalLogoUrl: { label: '标志图片', hint: '以 / 开头的本站路径；不填则显示简称。' },
    favicon: { label: '网站图标', hint: '以 / 开头的本站路径。' },
    welcomeWords: { label: '欢迎语', help: '显示在中文页面顶部。' },
    welcomeWordsEn: { label: '英文欢迎语', hint: '显示在英文页面顶部；不填则显示“Welcome”。' },
    serviceTel: { label: '客服电话', help: '显示在页面顶部、页脚和登录页。' },
    isDisplayServiceTel: { label: '显示客服电话', help: '关闭后，页面不显示客服电话。' },
    footerContent: { label: '页脚内容', help: '如版权信息、备案号。' },
    isEnable: { label: '启用门户', help: '开启后，登录后返回之前浏览的门户页面。' },
    landOnFirstPermission: { label: '登录后进入首个菜单', help: '仅对启用门户的单位生效。' },
    isHuarun: { label: '使用集团门户', help: '登录后进入集团门户首页，登录页不显示“忘记密码”。' },
  },
  ordering: {
    approvalHoldDays: { label: '审批有效期（天）', hint: '超过期限仍未审批的订单退回申请人；0 表示不限。' },
    orderAcceptHours: { label: '供应商接单时限（小时）', hint: '超时未接单的订单自动取消；0 表示不限。' },
    orderReceiveDays: { label: '自动收货（天）', hint: '送达后超过期限未收货的，视为已收货；0 表示不自动收货。' },
    orderCommentDays: { label: '自动评价（天）', hint: '收货后超过期限未评价的，自动评价；0 表示不自动评价。' },
    orderOverReceiptPercent: { label: '超量收货比例（%）', hint: '实收数量最多可超过发货数量的比例，尾数舍去。' },
    orderTermDays: { label: '账期（天）', help: '新订单的付款账期。' },
    orderTransferOff: { label: '停用对公转账', help: '停用后，下单时不能选择对公转账。' },
    orderQuotaOff: { label: '停用授信额度支付', help: '停用后，下单时不能选择授信额度。' },
    orderFreight: { label: '运费（元）', help: '每家供应商每单收取。' },
    orderFreightFreeFrom: { label: '免运费金额（元）', hint: '每家供应商的商品金额达到后免运费；不填则均收取。' },
  },
  catalogue: {
    productReview: { label: '商品上架审核', help: '关闭后，供应商可直接上架商品。' },
    priceRiseReview: { label: '涨价审核比例（%）', hint: '涨幅超过该比例时，关闭上架审核后仍须审核。' },
    pictureDownload: {
      label: '下载网络图片',
      hint: '供应商导入商品时以网址填写的图片，下载到平台后在商城显示；仅访问公网地址，单张不超过 10 MB。',
    },
  },
  sourcing: {
    changeNoticeHours: {
      label: '变更公告最少提前（小时）',
      hint: '发布变更公告时距报价截止不足该时长的，须同时延长报价截止时间；0 表示不限。',
    },
    sourcingMail: { label: '项目邮件通知', help: '邀请、变更、截止、结果等通知发送至相关人员的邮箱。' },
  },
  ledger: {
    isCheckQuota: { label: '校验额度', help: '关闭后，下单时不校验额度。' },
    quotaAccountSource: { label: '额度来源', help: '额度未注明来源时显示。' },
  },
  files: {
    uploadsPerDay: { label: '每人每天上传文件数', help: '超过后，当天不能再上传。' },
    uploadMbPerDay: { label: '每人每天上传总量（MB）', help: '超过后，当天不能再上传。' },
    uploadMaxMb: { label: '单个文件上限（MB）', help: '部分页面另有更小的上限。' },
  },
  certificates: {
    caLoginBySerial: {
      label: '允许按序列号登录',
      hint: '供不支持签名的旧设备使用；序列号不能证明持有证书，仍须二次验证。',
    },
  },
  provider: {
    oidcKeyDays: { label: '签名密钥更换周期（天）', help: '更换后，已签发的令牌在有效期内仍可使用。' },
  },
}
