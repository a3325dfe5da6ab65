import type { Entrance } from '#contract/kit/entrance.ts'

/** Names of entrances, for the pages of all modules. */
export const entrances = {
  purchaser: '采购人',
  supplier: '供应商',
  operator: '平台运营',
  agency: '代理机构',
  expert: '评审专家',
  supervisor: '监督人',
} as const satisfies Readonly<Record<Entrance, string>>
