/** Texts about an audit file in Chinese and English, shared by page and command. */
type Pair = readonly [zh: string, en: string]

/** Descriptions of each check of an audit file. */
export const auditCheckTexts = {
  V00: ['文件格式完整，没有多余字段', 'Format valid, no extra fields'],
  V01: ['文件由平台签名，未被改动', 'The file is signed by the platform and unchanged'],
  V02: [
    '开标密钥由制作人签名，人员在公钥名录内',
    'The opening key is signed by its makers, all listed in the key directory',
  ],
  V03: ['记录链连续，没有插入、删除或改动', 'The log is an unbroken chain: nothing inserted, removed or changed'],
  V04: ['条款与密钥和发布时一致', 'Terms and key match those published'],
  V05: ['全部报价在报价时间内提交', 'All quotes were submitted within the quoting period'],
  V06: ['截止凭证由平台签名', 'The closing record is signed by the platform'],
  V07: ['供应商代号与供应商一一对应', 'Each alias maps to one supplier'],
  V08: [
    '截止后才解封，密钥份额真实，开标人已会签',
    'Opened after the deadline with genuine key shares, and countersigned by the openers',
  ],
  V09: ['全部有效报价均已解封，没有遗漏', 'All valid quotes were opened, none left out'],
  V10: ['公开内容与密封时一致', 'Published content matches what was sealed'],
  V11: ['得分、排名与中标结果可重新算出', 'Scores, ranking and award can be recomputed from quotes and score sheets'],
  V12: ['回执、截止凭证与公开记录一致', 'Receipts and closing records match the published log'],
  V13: ['您的报价在记录内，且不低于中标价', 'Your quote is in the log and not below the awarded price'],
  V14: ['澄清问答前后衔接，未被改动', 'Clarifications are linked and unchanged, and were answered in time'],
} as const satisfies Readonly<Record<string, Pair>>

/** Statements that file and evidence cannot prove. */
export const auditTrustTexts = {
  supplierNames: ['供应商名称与编号的对应关系', 'The match between supplier names and IDs'],
  otherSums: ['未中标报价的总价等于各行之和', 'That totals of quotes not awarded add up'],
  otherQuotes: [
    '未中标报价之间的排序，以及没有更优的报价',
    'The ranking of quotes not awarded, and that none was better',
  ],
  scores: ['评审人员给出的分数', 'The scores given by the experts'],
  noScoreReceipts: [
    '专家评分自提交后没有被改动（可加入评分回执核对）',
    'That scores were not changed after submission (add score receipts to check)',
  ],
  deviation: ['未授予第一名的理由', 'The reason for not awarding the first-ranked quote'],
  earlierTerms: ['变更公告之前的条款', 'The terms before a change notice'],
  withheldShares: ['未公开的密钥份额', 'Key shares that were not published'],
  platformAlone: ['自动开标模式下平台没有提前打开', 'That the platform opened nothing early (automatic opening)'],
  noReceipts: ['没有报价被删除或移动（可加入回执核对）', 'That no quote was removed or moved (add receipts to check)'],
  noClosingHeads: [
    '截止前没有插入报价（可加入截止凭证核对）',
    'That no quote was inserted before the deadline (add closing records to check)',
  ],
  clarifications: [
    '没有遗漏澄清问答（可与项目页面上的指纹核对）',
    'That no clarification was left out (compare the fingerprints on the page of the project)',
  ],
  noPackets: [
    '没有把有效报价说成无法解密（可加入您的回执文件核对）',
    'That no valid quote was declared undecryptable (add your receipt file to check)',
  ],
} as const satisfies Readonly<Record<string, Pair>>

/** Text of a pair in this language. */
export const inLanguage = ([zh, en]: Pair, lang: 'zh-CN' | 'en'): string => (lang === 'en' ? en : zh)
