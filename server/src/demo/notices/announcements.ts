import type { DemoArticle } from './demoArticle.ts'
import { bulleted, heading, numbered, paragraph, picture, table } from './markup.ts'

/** Announcements of the platform and its projects, in all states. */
export const announcements: readonly DemoArticle[] = [
  {
    column: '平台公告',
    title: '年度框架协议续签及目录更新工作安排',
    cover: 'agreement',
    daysAgo: 3,
    pinPlace: 1,
    validDays: 60,
    content: [
      paragraph('各采购单位、各协议供应商：'),
      paragraph('本年度框架协议将于 12 月 31 日到期。为保证协议商品连续供应，现就续签与目录更新安排如下，请按时完成。'),
      heading('一、续签范围'),
      paragraph('劳保安防、办公用品、五金工具、后勤物资等品类。年度评价低于 75 分的供应商不列入续签范围。'),
      heading('二、时间安排'),
      picture('agreement-steps', '续签流程：汇总需求、确认报价、会签协议、上架新目录'),
      table(
        ['环节', '起止时间', '责任方'],
        ['需求预测填报', '11-21 至 11-28', '采购单位'],
        ['报价与目录确认', '12-01 至 12-10', '协议供应商'],
        ['协议会签', '12-11 至 12-20', '采购管理部'],
        ['新目录上架', '12-28', '平台运营'],
      ),
      heading('三、办理要求'),
      numbered(
        '登录平台，在“协议价”中核对品类与数量预测。',
        '价格调整幅度超过 5% 的商品，须附成本说明。',
        '逾期未确认的商品，自次年 1 月 1 日起自动下架。',
      ),
    ].join(''),
  },
  {
    column: '平台公告',
    title: '周六夜间系统维护通知',
    cover: 'maintenance',
    daysAgo: 7,
    validDays: 30,
    content: [
      '为升级检索服务，平台将于本周六 23:00 至次日 02:00 进行维护。',
      '维护期间可以浏览商品和查看订单，暂不能提交订单、发货和报价。已保存的草稿不受影响。',
    ],
  },
  {
    column: '平台公告',
    title: '采购需求汇总功能使用说明',
    daysAgo: 25,
    ends: 'revised',
    content: ['各部门可在“采购需求”中提交需求行，由采购人汇总为一个项目，中标后按原部门拆分订单与预算。'],
  },
  {
    column: '平台公告',
    title: '关于规范收货验收时限的通知',
    cover: 'acceptance',
    daysAgo: 32,
    pinPlace: 2,
    content: [
      paragraph(
        '自下月起，普通商品应在到货后 5 个工作日内完成验收，大宗物资应在 10 个工作日内完成。逾期未验收的，系统自动确认收货。',
      ),
      picture('acceptance-steps', '验收流程：到货、扫码核对、清点数量、确认收货'),
      bulleted('外包装破损的，拍照后在收货时登记拒收数量与原因。', '拒收部分不计入应付金额，预算即时退回。'),
    ].join(''),
  },
  {
    column: '平台公告',
    title: '旧版发票抬头停用通知',
    daysAgo: 60,
    ends: 'withdrawn',
    content: ['旧版发票抬头将停用，请及时更新。'],
  },
  {
    column: '供应商平台公告',
    title: '供应商年度评价工作安排',
    cover: 'evaluation',
    daysAgo: 9,
    audience: 'signedIn',
    content: [
      '本年度评价分为质量、交付、价格、服务四项，由各采购单位评分，权重分别为 35%、30%、20%、15%。',
      '评价结果作为次年框架协议续签的依据，供应商可在公示期内提出复核申请。',
    ],
  },
  {
    column: '供应商平台公告',
    title: '供应商资质文件更新提醒',
    daysAgo: 14,
    audience: 'chosen',
    entrances: ['supplier'],
    content: ['营业执照、体系认证、生产许可等资质在到期前 30 天须完成更新。资质过期的供应商暂停参与新项目报名。'],
  },
  {
    column: '供应商平台公告',
    title: '代理机构入驻须知',
    daysAgo: 18,
    audience: 'chosen',
    entrances: ['agency'],
    isPopUp: true,
    content: ['代理机构须完成备案并签署保密承诺后，方可接受项目委托。'],
  },
  {
    column: '平台动态',
    title: '商城上架商品突破五千种',
    cover: 'goods',
    daysAgo: 16,
    content: [
      paragraph(
        '平台商城覆盖劳保安防、办公用品、五金工具、后勤物资等十余个品类，上架商品超过五千种，协议价商品占比持续提升。',
      ),
      picture('goods', '商城商品：安全帽、手套、复印纸、工具、电脑、实验器材等', 720),
    ].join(''),
  },
  {
    column: '平台动态',
    title: '密封报价试点项目完成首次开标',
    cover: 'opening',
    daysAgo: 40,
    content: [
      paragraph(
        '首个采用密封报价的询比价项目完成开标，三位开标人共同释放密钥份额，审计文件已随结果公示发布，可由任何人验证。',
      ),
      picture('opening-steps', '密封报价：提交、加密、到期解锁、公示结果'),
    ].join(''),
  },
  {
    column: '平台动态',
    title: '平台手机端上线，审批与收货随时办理',
    daysAgo: 52,
    content: ['审批、收货确认和消息提醒已支持手机浏览器，无需安装应用。原有账号与权限保持不变。'],
  },
  {
    column: '平台动态',
    title: '首批供应商完成线上对账与结算',
    daysAgo: 68,
    content: ['首批协议供应商已通过平台完成对账、开票与结算，对账周期明显缩短。其他供应商将分批开通。'],
  },
  {
    column: '平台公告',
    title: '元旦期间订单与配送安排',
    daysAgo: -30,
    ends: 'scheduled',
    validDays: 20,
    content: ['元旦假期期间，供应商发货时间以各商品页面为准，加急订单请提前与供应商联系。'],
  },
  {
    column: '平台公告',
    title: '次年结算日历',
    daysAgo: 0,
    ends: 'submitted',
    content: ['次年各月结算窗口与关账时间安排如下，请各单位据此安排收货与对账。'],
  },
  {
    column: '平台公告',
    title: '平台服务热线调整说明',
    daysAgo: 2,
    ends: 'rejected',
    content: ['服务热线工作时间调整。'],
  },
  {
    column: '平台动态',
    title: '供应商大会筹备情况',
    daysAgo: 1,
    ends: 'draft',
    content: bulleted('会议时间与议程待定', '参会名单待各单位确认'),
  },
]
