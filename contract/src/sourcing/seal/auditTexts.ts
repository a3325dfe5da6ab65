/** Texts about an audit file in Chinese and English, shared by page and command. */
type Pair = readonly [zh: string, en: string]

/** Descriptions of each check of an audit file. */
export const auditCheckTexts = {
  V00: ['文件格式完整，没有多余字段', 'The file has the right shape and no further fields'],
  V01: ['文件由平台签名，未被改动', 'The file is signed by the platform and unchanged'],
  V02: ['开标密钥由制作人签名，人员在公钥名录内', 'The key is signed by its makers, who are in the directory'],
  V03: ['记录链连续，没有插入、删除或改动', 'The log is one chain: nothing inserted, dropped or changed'],
  V04: ['条款与密钥和发布时一致', 'Terms and key are those of the publication'],
  V05: ['全部报价在报价时间内提交', 'Every quote was submitted within the quoting time'],
  V06: ['截止记录由平台签名', 'The closing record is signed by the platform'],
  V07: ['供应商代号与供应商一一对应', 'Pseudonyms belong to suppliers one to one'],
  V08: ['截止后才解封，密钥份额真实，开标人已会签', 'Opened after the close, with true shares and countersigned'],
  V09: ['全部有效报价均已解封，没有遗漏', 'All quotes in force were opened; none is missing'],
  V10: ['公开内容与密封时一致', 'What is shown is what was sealed'],
  V11: ['得分、排名与中标结果可重新算出', 'Scores, ranking and award follow from quotes and score sheets'],
  V12: ['回执与截止记录和公开记录一致', 'Receipts and closing records fit what was published'],
  V13: ['您的报价在记录内，且不低于中标价', 'Your quote is in the log, and not lower than the award'],
} as const satisfies Readonly<Record<string, Pair>>

/** Statements that file and evidence cannot prove. */
export const auditTrustTexts = {
  supplierNames: ['供应商名称与编号的对应关系', 'That a supplier’s name belongs to its number'],
  otherSums: ['未中标报价的总价等于各行之和', 'That totals of other quotes are the sums of their lines'],
  otherQuotes: ['未中标报价之间的排序，以及没有更优的报价', 'The order of other quotes, and that none was better'],
  scores: ['评审人员给出的分数', 'The points that people gave'],
  noScoreReceipts: [
    '专家评分自提交后没有被改动（可加入评分回执核对）',
    'That scores are as experts submitted them: add their score receipts',
  ],
  deviation: ['未授予第一名的理由', 'The reason to award another than the first'],
  earlierTerms: ['变更公告之前的条款', 'The terms before a change notice'],
  withheldShares: ['未公开的密钥份额', 'Key shares that were withheld'],
  platformAlone: ['自动开标模式下平台没有提前打开', 'That the platform opened nothing early: the mode is automatic'],
  noReceipts: ['没有报价被删除或移动（可加入回执核对）', 'That no quote was dropped or moved: add receipts'],
  noClosingHeads: [
    '截止前没有插入报价（可加入截止记录核对）',
    'That nothing was inserted before the close: add closing records',
  ],
  noPackets: [
    '没有把有效报价说成无法解密（可加入您的回执文件核对）',
    'That no good quote was called undecryptable: add your receipt file',
  ],
} as const satisfies Readonly<Record<string, Pair>>

/** Text of a pair in this language. */
export const inLanguage = ([zh, en]: Pair, lang: 'zh-CN' | 'en'): string => (lang === 'en' ? en : zh)
