import type { ProofCheck, ProofTrust } from '#sealing/auction/verifyProof.ts'

/** Checks of the file of an auction, in both languages. */
export const proofCheckTexts: Readonly<Record<ProofCheck, readonly [zh: string, en: string]>> = {
  A00: ['文件格式正确', 'The file has the right shape'],
  A01: ['文件由平台签名', 'The platform signed the file'],
  A02: ['记录首尾相连、序号连续、时间有序', 'The log is whole, numbered without gaps, in order of time'],
  A03: ['链头与记录末尾一致', 'The signed end is that of the log'],
  A04: ['竞价名单与开始时的承诺一致', 'The bidders are those committed to at the beginning'],
  A05: ['金额与承诺一致', 'The amounts match their commitments'],
  A06: ['每条记录按规则重算一致', 'Every entry is what the rule gives'],
  A07: ['成交与排名一致，或写明理由', 'The award is the first of the ranking, or has a reason'],
  A08: ['我的回执都在记录中', 'Own receipts are in the log'],
  A09: ['此前收到的链头与公布的一致', 'Ends that were received before are the published one'],
  A10: ['被拒报价按规则重算一致', 'Refused bids are refused by the rule'],
}

/** What the file cannot prove, in both languages. */
export const proofTrustTexts: Readonly<Record<ProofTrust, readonly [zh: string, en: string]>> = {
  otherAmounts: [
    '其他竞价人的金额未公布，未能重算',
    'Amounts of others are not published, so nothing was computed again',
  ],
  names: ['未公布名称的竞价人是谁', 'Who the bidders without a name are'],
  noReceipts: ['未提供回执：记录未被删改有赖平台', 'No receipts: that no bid is missing rests on the platform'],
  noHeads: ['未提供此前收到的链头', 'No end of the log that was received before'],
  delays: ['没有报价在取得序号之前被扣留', 'That no bid was held back before it got its number'],
  deviation: ['未授予第一名的理由', 'The reason not to award the first'],
}
