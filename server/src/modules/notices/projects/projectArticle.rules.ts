import { minuteOf } from '#contract/kit/calendar.ts'
import { formatMoney } from '#contract/kit/format.ts'
import { paragraphsOf } from '#contract/kit/richText/plainText.ts'
import { firstCharacters } from '#contract/kit/text/characters.ts'
import type { ProjectNotice } from '#contract/sourcing/projectNotice.ts'

/** Columns in which projects publish; a tenant without one has no articles of that kind. */
export const projectColumns = {
  invitation: '采购公告',
  change: '变更公告',
  award: '成交公告',
  failure: '失败公告',
  result: '结果公示',
} as const
export type ProjectArticleKind = keyof typeof projectColumns

export interface ProjectArticle {
  readonly title: string
  readonly content: string
}

type Row = readonly [label: string, value: string | null]

const maxTitle = 100
const kinds = { inquiry: '询比价', bidding: '竞价', fixed: '定点采购' } as const
const endings = {
  tooFewEnrolments: '报名截止时，通过报名的供应商不足。',
  tooFewQuotes: '报价截止时，报价的供应商不足。',
  tooFewValidQuotes: '开标后，有效报价的供应商不足。',
  unopenable: '可用的开标份额不足，报价未开封。',
} as const

const cell = (tag: 'th' | 'td', text: string) => `<${tag}>${paragraphsOf(text) || '<p></p>'}</${tag}>`
const rowOf = (tag: 'th' | 'td', cells: readonly string[]) =>
  `<tr>${cells.map((text) => cell(tag, text)).join('')}</tr>`
const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  `<table><tbody>${[rowOf('th', head), ...rows.map((cells) => rowOf('td', cells))].join('')}</tbody></table>`
const facts = (rows: readonly Row[]) =>
  table(
    ['项目', '内容'],
    rows.flatMap(([label, value]) => (value === null || value === '' ? [] : [[label, value]])),
  )
const timeOf = (instant: string | null): string | null => instant && minuteOf(new Date(instant))
const titled = (title: string, suffix: string) => `${firstCharacters(title, maxTitle - suffix.length)}${suffix}`

const headOf = (notice: ProjectNotice): Row[] => [
  ['项目名称', notice.title],
  ['项目编号', notice.projectNo],
  ['采购单位', notice.deptName],
  ['采购方式', kinds[notice.type]],
]
const schedule = (notice: ProjectNotice): Row[] => [
  ['报名截止时间', notice.audit === '1' ? timeOf(notice.deadlineDate) : null],
  ['报价截止时间', timeOf(notice.quoteEndDay)],
]

/** Article about a project, from its public notice: it tells nothing that a visitor cannot read there. */
export const projectArticle = (kind: ProjectArticleKind, notice: ProjectNotice, changeNo?: number): ProjectArticle =>
  articleOf[kind](notice, changeNo)

const articleOf: Readonly<Record<ProjectArticleKind, (notice: ProjectNotice, changeNo?: number) => ProjectArticle>> = {
  invitation: (notice) => ({
    title: titled(notice.title, '采购公告'),
    content: [
      paragraphsOf(notice.purchaseContent),
      facts([
        ...headOf(notice),
        ['预算', notice.isShowPrice === '0' && notice.needTotal !== null ? formatMoney(notice.needTotal) : null],
        ...schedule(notice),
      ]),
      paragraphsOf('请符合条件的供应商在截止时间前登录平台参与。'),
    ].join(''),
  }),
  change: (notice, changeNo) => {
    const last = notice.changes.toSorted((a, b) => b.no - a.no).find(({ no }) => no === (changeNo ?? no))
    const no = last?.no ?? 1
    return {
      title: titled(notice.title, no > 1 ? `变更公告（第${no}次）` : '变更公告'),
      content: [
        paragraphsOf(last?.title || '报名时间延长。'),
        facts([...headOf(notice), ...schedule(notice)]),
        paragraphsOf('变更前已提交的报价，须在报价截止前核对变更内容并重新确认。'),
      ].join(''),
    }
  },
  award: (notice) => ({
    title: titled(notice.title, '成交公告'),
    content: [facts(headOf(notice)), winnersOf(notice), paragraphsOf('感谢各供应商的参与。')].join(''),
  }),
  result: (notice) => ({
    title: titled(notice.title, '采购结果公示'),
    content: [
      paragraphsOf(`${notice.title}已完成评审，现将结果予以公示。`),
      facts(headOf(notice)),
      winnersOf(notice),
      paragraphsOf('对结果有异议的供应商，可在质疑期内通过平台提出质疑；审计文件可在项目页面下载，由任何人验证。'),
    ].join(''),
  }),
  failure: (notice) => ({
    title: titled(notice.title, notice.ending === 'terminated' ? '采购终止公告' : '采购失败公告'),
    content: [
      facts(headOf(notice)),
      paragraphsOf(
        [notice.ending === null || notice.ending === 'terminated' ? '' : endings[notice.ending], notice.reason]
          .filter((text) => text !== '')
          .map((text) => `原因：${text}`)
          .join('\n'),
      ),
    ].join(''),
  }),
}

const winnersOf = ({ result }: ProjectNotice): string =>
  result === null
    ? ''
    : table(
        ['成交供应商', '成交金额'],
        result.winners.map(({ supplierName, amount }) => [supplierName, formatMoney(amount)]),
      )
