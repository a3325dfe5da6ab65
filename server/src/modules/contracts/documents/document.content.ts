import type { FrozenContent } from '#contract/contracts/signature.ts'
import { changeKindNames } from '#contract/contracts/contractChange.ts'
import { capitalMoney, formatMoney } from '#contract/kit/format.ts'
import type { ChangeRow } from '../changes/change.store.ts'
import { filled, valuesByName } from '../contract.rules.ts'
import type { ContractDocument } from '../contract.store.ts'

type OfContract = Pick<
  ContractDocument,
  | 'no'
  | 'title'
  | 'payer_no'
  | 'payer_title'
  | 'supplier_no'
  | 'supplier_name'
  | 'source_no'
  | 'rate'
  | 'net'
  | 'tax'
  | 'gross'
  | 'deposit'
  | 'deposit_due_on'
  | 'valid_from'
  | 'valid_to'
  | 'clauses'
  | 'values'
>

/** Values of the placeholders: the contract's own, which nobody can overwrite, and those that the drafter gave. */
export const valuesIn = (contract: OfContract): Map<string, string> =>
  new Map([
    ...valuesByName(contract.values),
    ['甲方', contract.payer_title],
    ['甲方税号', contract.payer_no],
    ['乙方', contract.supplier_name],
    ['乙方信用代码', contract.supplier_no],
    ['合同编号', contract.no],
    ['合同名称', contract.title],
    ['含税金额', formatMoney(contract.gross)],
    ['金额大写', capitalMoney(contract.gross)],
    ['不含税金额', formatMoney(contract.net)],
    ['税额', formatMoney(contract.tax)],
    ['税率', `${Number(contract.rate)}%`],
    ['开始日期', contract.valid_from],
    ['结束日期', contract.valid_to],
    ['来源单号', contract.source_no || '/'],
  ])

const numerals = ['零', '一', '二', '三', '四', '五', '六', '七', '八', '九']
/** Number of a clause in Chinese, up to 99. */
export function chineseNumber(number: number): string {
  const [tens, ones] = [Math.floor(number / 10), number % 10]
  if (tens === 0) return numerals[ones]!
  return `${tens === 1 ? '' : numerals[tens]!}十${ones === 0 ? '' : numerals[ones]!}`
}

interface Stage {
  readonly name: string
  readonly trigger: string
  readonly percent: string
  readonly amount: string
  readonly due_on: string | null
}

const parties = (contract: OfContract) => ({
  margin: [0, 4, 0, 8],
  stack: [
    { text: `甲方（采购方）：${contract.payer_title}    纳税人识别号：${contract.payer_no}` },
    { text: `乙方（供应方）：${contract.supplier_name}    统一社会信用代码：${contract.supplier_no}` },
  ],
})

const clause = (number: number, title: string, text: string) => [
  { text: `第${chineseNumber(number)}条  ${title}`, style: 'section' },
  ...text.split('\n').map((line) => ({ text: line, fontSize: 10, lineHeight: 1.5 })),
]

const stageTable = (stages: readonly Stage[], gross: string) => ({
  margin: [0, 6, 0, 6],
  table: {
    headerRows: 1,
    dontBreakRows: true,
    widths: ['auto', '*', 'auto', 'auto', 'auto'],
    body: [
      ['阶段', '条件', '计划日', '比例', '金额（元）'].map((text, at) => ({
        text,
        style: 'head',
        alignment: at > 2 ? 'right' : 'left',
      })),
      ...stages.map(({ name, trigger, percent, amount, due_on: dueOn }) => [
        name,
        trigger,
        dueOn ?? '-',
        { text: `${Number(percent)}%`, alignment: 'right' },
        { text: formatMoney(amount), alignment: 'right' },
      ]),
      [
        '合计',
        '',
        '',
        { text: '100%', alignment: 'right' },
        { text: formatMoney(gross), alignment: 'right', bold: true },
      ],
    ],
  },
  layout: 'hairlines',
})

const depositText = ({ deposit, deposit_due_on: dueOn }: OfContract) =>
  deposit === null || dueOn === null
    ? []
    : [
        {
          text: `乙方应于 ${dueOn} 前向甲方缴纳履约保证金 ${formatMoney(deposit)} 元（大写${capitalMoney(deposit)}）。合同履行完毕且无违约的，甲方无息退还；乙方违约的，甲方可从中扣除相应金额。`,
          fontSize: 10,
        },
      ]

const signatureBlocks = (contract: OfContract) => ({
  unbreakable: true,
  margin: [0, 36, 0, 0],
  columnGap: 24,
  columns: [
    ['甲方（盖章）：', contract.payer_title],
    ['乙方（盖章）：', contract.supplier_name],
  ].map(([role, name]) => ({
    stack: [{ text: role }, { text: name }, { text: '签署人：', margin: [0, 48, 0, 0] }, { text: '日期：' }],
  })),
})

/** Contract as it is printed and signed. It is in Chinese for all readers, because the text is what both agree on. */
export const contractPdf = (contract: OfContract, stages: readonly Stage[], documentNo: number): FrozenContent => {
  const values = valuesIn(contract)
  const { clauses } = contract
  return {
    title: `${contract.title} ${contract.no}`,
    footer: `${contract.no} · 第 ${documentNo} 版`,
    content: [
      { text: contract.title, style: 'title', alignment: 'center', margin: [0, 0, 0, 8] },
      { text: `合同编号：${contract.no}`, alignment: 'right' },
      parties(contract),
      ...clauses.flatMap(({ title, text }, at) => clause(at + 1, title, filled(text, values))),
      { text: `第${chineseNumber(clauses.length + 1)}条  阶段与付款`, style: 'section' },
      {
        text: `合同总价（含税）${formatMoney(contract.gross)} 元，大写${capitalMoney(contract.gross)}，其中税额 ${formatMoney(contract.tax)} 元，税率 ${Number(contract.rate)}%。甲方按下表付款：`,
        fontSize: 10,
      },
      stageTable(stages, contract.gross),
      ...depositText(contract),
      {
        text: `本合同有效期自 ${contract.valid_from} 至 ${contract.valid_to}，自双方签章之日起生效。`,
        fontSize: 10,
      },
      signatureBlocks(contract),
    ],
  }
}

/** Document of a change, which refers to the contract and leaves the rest of it as it is. */
export const changePdf = (
  contract: OfContract,
  change: ChangeRow,
  stages: readonly Stage[],
  documentNo: number,
): FrozenContent => {
  const { kind, before, after } = change
  const [name] = changeKindNames[kind]
  const what = [
    ...(after.validTo === null ? [] : [`合同结束日期由 ${before.validTo} 变更为 ${after.validTo}。`]),
    ...(after.gross === null
      ? []
      : [
          `合同总价（含税）由 ${formatMoney(before.gross)} 元变更为 ${formatMoney(after.gross)} 元（大写${capitalMoney(after.gross)}），其中税额 ${formatMoney(after.tax)} 元。`,
        ]),
    ...(after.terms === null ? [] : [after.terms]),
    ...(kind === 'suspension' ? ['双方同意自本协议签署之日起中止履行合同，恢复履行另行书面约定。'] : []),
    ...(kind === 'resumption' ? ['双方同意自本协议签署之日起恢复履行合同。'] : []),
    ...(kind === 'termination' ? ['双方同意自本协议签署之日起解除合同，已履行部分按合同约定结算。'] : []),
  ]
  return {
    title: `${contract.title} ${name} ${change.no}`,
    footer: `${contract.no} · 变更 ${change.no} · 第 ${documentNo} 版`,
    content: [
      { text: `${contract.title}变更协议（${name}）`, style: 'title', alignment: 'center', margin: [0, 0, 0, 8] },
      { text: `合同编号：${contract.no}    变更序号：${change.no}`, alignment: 'right' },
      parties(contract),
      ...clause(1, '变更原因', change.note),
      ...clause(2, '变更内容', what.join('\n')),
      ...(after.gross === null ? [] : [stageTable(stages, after.gross)]),
      ...clause(3, '其他', '除上述变更外，原合同其他条款不变。本协议自双方签章之日起生效，与原合同具有同等效力。'),
      signatureBlocks(contract),
    ],
  }
}
