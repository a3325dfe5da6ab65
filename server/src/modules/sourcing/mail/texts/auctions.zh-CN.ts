import { type Fact, type LetterFacts, some, type Text } from '../letterFacts.ts'

const zhAuction = ({ projectNo, deptName, auctionBegin, lots }: LetterFacts): Fact[] =>
  some([
    ['项目编号', projectNo],
    ['标段', lots],
    ['采购单位', deptName],
    ['竞价开始', auctionBegin],
  ])

const named = ({ title, lots }: LetterFacts): string => (lots === null ? title : `${title} · ${lots}`)

/** Letters of auctions in Chinese. */
export const auctionsZh = {
  auctionSoon: (f) => ({
    subject: `竞价即将开始：${f.title}`,
    paragraphs: [`采购项目“${f.title}”的竞价即将开始。请提前入场、填写基准单价，并检查网络；开始后不能再入场。`],
    facts: zhAuction(f),
    button: '进入竞价室',
  }),
  auctionOutbid: (f) => ({
    subject: `您的报价已被超过：${named(f)}`,
    paragraphs: [`“${named(f)}”的竞价中有其他供应商报出更低价格，贵司已不再领先。如需继续报价，请在竞价结束前提交。`],
    facts: zhAuction(f),
    button: '进入竞价室',
  }),
  auctionRecorded: (f) => ({
    subject: `采购人已代录您的报价：${named(f)}`,
    paragraphs: [
      `采购项目“${f.title}”的采购人为贵司代录了一次报价，记录中标有“采购人代录”。`,
      '请立即核对金额；如非贵司意思，请联系采购人作废。',
    ],
    facts: zhAuction(f),
    button: '核对报价',
  }),
  auctionAnnulled: (f) => ({
    subject: `您的报价已被作废：${named(f)}`,
    paragraphs: [`采购人已作废贵司对“${named(f)}”的最近一次报价；此前如有报价，以此前的报价为准。作废原因见报价记录。`],
    facts: zhAuction(f),
    button: '查看记录',
  }),
  auctionExcluded: (f) => ({
    subject: `您被取消竞价资格：${f.title}`,
    paragraphs: [`采购项目“${f.title}”的采购人取消了贵司的竞价资格。原因见报价记录。`],
    facts: zhAuction(f),
    button: '查看记录',
  }),
  auctionEnded: (f) => ({
    subject: `竞价已结束：${f.title}`,
    paragraphs: [`采购项目“${f.title}”的竞价已结束，请查看贵司的名次并下载回执。中标以结果公示为准。`],
    facts: zhAuction(f),
    button: '查看名次',
  }),
} satisfies Readonly<Record<string, Text>>
