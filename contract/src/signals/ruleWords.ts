import type { SignalRule, SignalThreshold } from './settings.ts'

type Words = readonly [zh: string, en: string]

/** What a rule says to people: its number in the catalogue, name, condition, harmless reasons, and what to check. */
export interface RuleWords {
  readonly number: number
  readonly name: Words
  /** When it is raised; `{setting}` is the value of a threshold. */
  readonly raised: Words
  readonly harmless: readonly Words[]
  readonly checks: readonly Words[]
  readonly thresholds: readonly SignalThreshold[]
}

export const ruleWords: Readonly<Record<SignalRule, RuleWords>> = {
  singleBidder: {
    number: 1,
    name: ['单一报价', 'Single bidder'],
    raised: [
      '开标时只有一家有效报价，且不是定点采购。',
      'One valid quote at the opening of a project that is not a direct purchase.',
    ],
    harmless: [
      ['市场上只有少数供应商能满足要求', 'Few suppliers can meet the requirements'],
      ['其他供应商因产能或工期放弃报价', 'Others had no capacity in that period'],
    ],
    checks: [
      ['资格要求、技术参数是否指向特定供应商', 'Whether requirements point to one supplier'],
      ['报名后未报价的供应商为何放弃', 'Why suppliers that enrolled did not quote'],
    ],
    thresholds: [],
  },
  ties: {
    number: 2,
    name: ['报价雷同', 'Quotes alike'],
    raised: [
      '两家总价相同，或至少 {signalTieItems} 项且不低于 {signalTieShare}% 的共同明细单价相同。',
      'Two quotes have the same total, or the same unit price for at least {signalTieItems} items and {signalTieShare}% of those that both quoted.',
    ],
    harmless: [
      ['价格由政府或行业统一规定', 'Prices are regulated'],
      ['双方均按公开的厂家指导价报价', 'Both quoted the published list price of the maker'],
    ],
    checks: [
      ['报价文件的格式、错误、作者信息是否一致', 'Whether the documents share format, mistakes or authors'],
      ['两家供应商在其他项目中的报价关系', 'How the two have quoted in other projects'],
    ],
    thresholds: ['signalTieItems', 'signalTieShare'],
  },
  lateWithdrawal: {
    number: 4,
    name: ['临期撤回', 'Late withdrawal'],
    raised: [
      '报价截止前 {signalLateHours} 小时内撤回报价且未再报价。',
      'A quote was withdrawn in the last {signalLateHours} hours before the end of quoting, and not replaced.',
    ],
    harmless: [
      ['发现报价错误但来不及重新报价', 'A mistake was found too late to quote again'],
      ['原料价格或产能临时变化', 'Prices of materials or capacity changed'],
    ],
    checks: [
      ['撤回的供应商与中标供应商是否有关联', 'Links between this supplier and the winner'],
      ['撤回后是否在其他项目获得补偿性中标', 'Whether it won other projects afterwards'],
    ],
    thresholds: ['signalLateHours'],
  },
  abnormallyLow: {
    number: 5,
    name: ['异常低价', 'Abnormally low'],
    raised: [
      '至少 {signalLowQuotes} 家报价中，某家总价低于其余均价 40% 或低于次低价 30%。',
      'Of at least {signalLowQuotes} quotes one is 40% below the mean of the others, or 30% below the next.',
    ],
    harmless: [
      ['清理库存、同区域已有施工队伍等成本优势', 'Stock clearance or another advantage in cost'],
      ['其余报价普遍偏高', 'The other quotes are high'],
    ],
    checks: [
      ['成本说明是否成立，有无漏项', 'Whether the costs are explained and nothing is missing'],
      ['履约中是否通过变更补回价格', 'Whether changes make up for the price later'],
    ],
    thresholds: ['signalLowQuotes'],
  },
  priceJump: {
    number: 6,
    name: ['价格跳升', 'Price jump'],
    raised: [
      '单价超过一年内至少 {signalJumpPurchases} 次同物料采购中位价的 {signalJumpPercent}%。',
      'A unit price is above {signalJumpPercent}% of the median of at least {signalJumpPurchases} purchases of the same goods in a year.',
    ],
    harmless: [
      ['原材料行情上涨', 'Materials have become more expensive'],
      ['小批量、加急或含安装服务', 'A small or urgent order, or one with services'],
    ],
    checks: [
      ['同期其他渠道的价格', 'Prices elsewhere at the same time'],
      ['下单人为何未选择原供应商或协议价', 'Why the former supplier or agreement was not used'],
    ],
    thresholds: ['signalJumpPercent', 'signalJumpPurchases'],
  },
  splitting: {
    number: 7,
    name: ['拆单', 'Split orders'],
    raised: [
      '{signalSplitDays} 天内同一采购人或部门向同一供应商下至少 {signalSplitOrders} 单，每单低于当时的审批金额，合计超过。',
      'In {signalSplitDays} days a buyer or department places at least {signalSplitOrders} orders with one supplier, each below the amount from which approval was needed then, together above.',
    ],
    harmless: [
      ['按固定节奏补货', 'Goods are ordered in a steady rhythm'],
      ['需求在不同时间产生', 'The needs arose at different times'],
    ],
    checks: [
      ['各单用途、收货地点和时间是否属于同一需求', 'Whether purpose, place and time are those of one need'],
      ['采购人是否知晓审批金额', 'Whether the buyer knew the limit'],
    ],
    thresholds: ['signalSplitDays', 'signalSplitOrders'],
  },
  sameOrigin: {
    number: 9,
    name: ['同源报价', 'Same origin'],
    raised: [
      '同一项目的报价供应商共用电话、地址、银行账户、法定代表人、邮箱域名或报价 IP；{signalSharedFirms} 家以上共用的不计。',
      'Bidders of a project share a phone number, address, bank account, legal person, mail domain or IP address that fewer than {signalSharedFirms} suppliers share.',
    ],
    harmless: [
      ['已申报的同一集团公司', 'They belong to a declared group'],
      ['位于同一园区或使用同一运营商出口', 'They share an office park or the exit of a carrier'],
    ],
    checks: [
      ['股东、高管、授权代表是否重合', 'Whether owners, managers or agents overlap'],
      ['报价文件是否由同一人编制', 'Whether one person wrote both quotes'],
    ],
    thresholds: ['signalSharedFirms'],
  },
  alwaysTheSame: {
    number: 10,
    name: ['固定中标', 'Always the same winner'],
    raised: [
      '一年内同一部门、品类至少 {signalSameAwards} 个项目中，{signalSameShare}% 以上由同一供应商中标，其他供应商至少落标 {signalSameLosses} 次。',
      'Of at least {signalSameAwards} awards of a department and category in a year, {signalSameShare}% go to one supplier, while others lost at least {signalSameLosses} times.',
    ],
    harmless: [
      ['该品类只有一家通过准入', 'One supplier is qualified for the category'],
      ['该供应商确有成本或区位优势', 'It has an advantage in cost or location'],
    ],
    checks: [
      ['评分标准、参数是否长期偏向该供应商', 'Whether criteria have long favoured it'],
      ['落标供应商是否总是同一批', 'Whether it is always the same ones that lose'],
    ],
    thresholds: ['signalSameShare', 'signalSameAwards', 'signalSameLosses'],
  },
  riseAfterAward: {
    number: 11,
    name: ['中标后涨价', 'Rise after award'],
    raised: [
      '中标后 {signalRiseDays} 天内订单变更使金额增加超过 {signalRisePercent}%。',
      'Within {signalRiseDays} days after the award, changes raise its orders by more than {signalRisePercent}%.',
    ],
    harmless: [
      ['实际需求增加', 'More is needed than was planned'],
      ['项目本就约定按实际数量结算', 'It was agreed to pay by actual quantities'],
    ],
    checks: [
      ['按变更后的数量，其他报价是否更低', 'Whether another quote would have won at these quantities'],
      ['变更理由和审批是否充分', 'Whether reasons and approvals are sufficient'],
    ],
    thresholds: ['signalRisePercent', 'signalRiseDays'],
  },
  shortPeriod: {
    number: 12,
    name: ['报价时间过短', 'Short period'],
    raised: [
      '报价时间不足 {signalShortDays} 天且未延长。',
      'Quoting lasted less than {signalShortDays} days and was not extended.',
    ],
    harmless: [
      ['抢修、应急等紧急需求', 'Repairs or another emergency'],
      ['标准物料，供应商可立即报价', 'Standard goods that can be quoted at once'],
    ],
    checks: [
      ['紧急理由是否有记录', 'Whether the urgency is on record'],
      ['是否只有个别供应商来得及报价', 'Whether few suppliers could quote in time'],
    ],
    thresholds: ['signalShortDays'],
  },
}

/** Sentence with the values of the thresholds in place of their names. */
export const withThresholds = (
  sentence: string,
  settings: Readonly<Record<string, string | number | boolean | readonly string[] | null | undefined>>,
): string => sentence.replace(/\{(\w+)\}/g, (_, name: string) => String(settings[name] ?? ''))
