import type { Refusals } from '#contract/kit/refusals.ts'

export const onboardingRefusals = {
  'supplierApplication.closed': [44210, '暂未开放供应商入驻', 'Supplier registration is not open.'],
  'supplierApplication.mobileInUse': [
    44211,
    '该手机号码已有平台账号，请直接登录，或更换手机号码',
    'This number already belongs to an account. Sign in, or use another number.',
  ],
  'supplierApplication.open': [
    44212,
    '您已有入驻申请，请在原申请中修改',
    'You already have a registration. Change that one.',
  ],
  'supplierApplication.licenceMissing': [44213, '请上传营业执照', 'Attach your business licence.'],
  'supplierApplication.certificateIncomplete': [
    44214,
    '请填写“{name}”的证照编号并上传附件',
    'Enter the number of “{name}” and attach it.',
  ],
  'supplierApplication.certificateExpired': [
    44215,
    '“{name}”已过期，请更换有效证照',
    '“{name}” has expired. Attach one that is in force.',
  ],
  'supplierApplication.codeTaken': [
    44216,
    '该企业已是平台供应商，请联系本公司管理员开通账号',
    'This company is already a supplier here. Ask its administrator for an account.',
  ],
  'supplierApplication.categoryMissing': [44217, '请选择经营品类', 'Choose at least one category.'],
  'supplierApplication.accountTaken': [
    44218,
    '该登录账号已被使用，请更换',
    'This account name is in use. Choose another.',
  ],
  'profileChange.open': [44226, '本公司已有待审核的资料变更', 'A change of this profile is already under review.'],
  'disposition.purposeMissing': [44220, '请选择限制的业务', 'Choose what is restricted.'],
  'disposition.until': [
    44221,
    '请填写有效期：不早于今天，黑名单最长 3 年',
    'Enter a last day: not before today, and at most three years ahead for a blacklisting.',
  ],
  'disposition.hearing': [
    44222,
    '供应商申辩期内暂不能决定',
    'The supplier may still answer. Decide when it has answered or its time is over.',
  ],
  'disposition.open': [44223, '该供应商已有未结的处置', 'A disposition of this supplier is already under way.'],
  'supplierRestore.open': [
    44225,
    '该处置已有待处理的恢复申请',
    'A request to lift this disposition is already under way.',
  ],
  'disposition.notInForce': [44224, '该处置未在生效中', 'This disposition is not in force.'],
  'qualification.open': [
    44230,
    '该供应商在所选品类已有进行中的准入',
    'A qualification of this supplier for one of these categories is already under way.',
  ],
  'qualification.ownReview': [
    44231,
    '评审人与批准人不能为同一人',
    'Someone else must decide: you have reviewed this qualification.',
  ],
  'qualification.validTo': [
    44232,
    '有效期不得早于今天，最长 3 年',
    'Enter a last day: not before today, and at most three years ahead.',
  ],
  'qualification.certificateMissing': [
    44233,
    '缺少有效的“{name}”，请先在企业档案中更新证照',
    'There is no “{name}” in force. Update the certificates of the company first.',
  ],
  'qualification.categoryGone': [44234, '所选品类不存在', 'One of these categories does not exist.'],
  'incident.future': [44235, '发生日期不能晚于今天', 'The date must not be in the future.'],
  'incident.hearing': [
    44236,
    '供应商说明期内暂不能处理',
    'The supplier may still answer. Decide when it has answered or its time is over.',
  ],
  'score.weights': [44250, '各指标权重合计须为 100', 'The weights must add up to 100.'],
  'score.target': [44251, '目标值须高于底线值', 'Each target must be above its floor.'],
  'score.bands': [
    44252,
    '等级须从 0 分开始，按起始分从低到高排列',
    'The bands must begin at 0, each from more points than the one before.',
  ],
  'score.running': [44253, '该季度尚未结束，暂不能计算评分', 'This quarter has not ended yet.'],
  'scoreContest.late': [
    44254,
    '仅可在评分发布后 10 日内对最新版次提出异议',
    'Only the latest revision can be contested, within 10 days after its publication.',
  ],
  'scoreContest.fact': [44255, '请选择本期评分中有异议的记录', 'Choose facts of this scorecard.'],
  'scoreContest.open': [44256, '该评分已有待处理的异议', 'A contest of this scorecard is already under way.'],
  'passport.unknownHost': [
    44260,
    '未找到该平台，请核对平台网址',
    'There is no platform at this address. Check its URL.',
  ],
  'passport.ownHost': [44261, '不能授权给当前平台', "You can't grant the passport to this platform itself."],
  'passport.granted': [44262, '已授权该平台', 'This platform already has a grant.'],
  'passport.withdrawn': [44263, '供应商已撤回授权', 'The supplier has withdrawn its grant.'],
  'passport.altered': [
    44264,
    '签名验证未通过，该护照与签发内容不一致',
    "The signature couldn't be verified: this passport isn't what was issued.",
  ],
  'passport.noSupplier': [
    44265,
    '该企业尚不是本平台供应商，入驻后才能接收',
    "This company isn't a supplier here yet. It can be taken over after its registration.",
  ],
  'passport.issuerGone': [44266, '来源平台已停用，无法取得证照附件', 'The platform that keeps the files is closed.'],
} as const satisfies Refusals
