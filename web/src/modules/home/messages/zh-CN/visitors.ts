/** Messages of home pages for visitors. */
export const visitors = {
  enter: { purchaser: '采购人登录', supplier: '供应商登录' },
  does: {
    purchaser: '选购商品、提交订单',
    supplier: '维护商品、报名报价',
    operator: '平台运营管理',
    agency: '受托组织采购',
    expert: '参与项目评审',
    supervisor: '监督采购过程',
  },
} as const
