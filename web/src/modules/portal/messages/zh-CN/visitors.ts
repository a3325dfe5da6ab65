/** The home of who is not logged in. */
export const visitors = {
  title: '首页',
  headline: '企业采购，\n一站完成',
  text: '商城直采、审批、履约与结算在同一个平台完成，每一笔都有据可查。',
  enter: { purchaser: '采购人登录', supplier: '供应商登录' },
  notices: '通知公告',
  noNotices: '暂无公告',
  entrances: '登录入口',
  does: {
    purchaser: '选购商品，提交订单，收货与评价',
    supplier: '维护商品与价格，接单与发货',
    operator: '管理平台的商品、协议与预算',
    agency: '受托组织采购项目',
    expert: '参与项目评审',
    supervisor: '监督采购全过程',
  },
  hotline: '服务热线',
} as const
