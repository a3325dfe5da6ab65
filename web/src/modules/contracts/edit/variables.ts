/** Placeholders that the contract itself answers. */
const known: ReadonlySet<string> = new Set([
  '甲方',
  '甲方税号',
  '乙方',
  '乙方信用代码',
  '合同编号',
  '合同名称',
  '含税金额',
  '金额大写',
  '不含税金额',
  '税额',
  '税率',
  '开始日期',
  '结束日期',
  '来源单号',
])

/** Names of the placeholders in these texts that the drafter fills in. */
export const freeVariables = (texts: readonly string[]): string[] =>
  [
    ...new Set(texts.flatMap((text) => [...text.matchAll(/\{([^{}\n]{1,30})\}/g)].map(([, name]) => name!.trim()))),
  ].filter((name) => !known.has(name))
