/** Messages of home pages for visitors. */
export const visitors = {
  enter: { purchaser: '采购人登录', supplier: '供应商登录' },
  does: {
    purchaser: '选购商品、提交订单',
    supplier: '维护商品、报名报价',
    operator: '审核入驻、维护平台',
    agency: '受托组织采购',
    expert: '参与项目评审',
    supervisor: '全程留痕可查',
  },
} as const
