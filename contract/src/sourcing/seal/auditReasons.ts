/** Texts of the reasons for which a check of an audit file fails, shared by page and command. */
type Pair = readonly [zh: string, en: string]

const record = {
  chain: ['与上一条记录不衔接', 'Not linked to the previous entry'],
  rounds: ['密钥与记录的轮次不符', 'Rounds of keys and log differ'],
  round: ['轮次不符', 'Round differs'],
  project: ['密钥不属于该项目', 'The key belongs to another project'],
  terms: ['条款与发布时不符', 'Terms differ from those published'],
  key: ['密钥与发布时不符', 'The key differs from the published one'],
  openTwice: ['同一轮次重复开始', 'A round begins twice'],
  schedule: ['缺少该轮的时间安排', 'The round has no schedule'],
  open: ['缺少开始记录', 'The opening entry is missing'],
  close: ['截止记录缺失或重复', 'The closing entry is missing or repeated'],
  givenUp: ['该轮已放弃开标', 'The round was given up'],
  closedEarly: ['早于截止时间截止', 'Closed before the deadline'],
  time: ['不在报价时间内', 'Outside the quoting period'],
  parts: ['记录内容不完整', 'The entry is incomplete'],
  heads: ['截止凭证与记录的轮次不符', 'Rounds of closing records and log differ'],
  head: ['截止凭证与记录不符', 'The closing record does not match the log'],
  subjects: ['代号与记录不符', 'Aliases do not match the log'],
  subject: ['代号与供应商不符', 'The alias does not match the supplier'],
  supplierTwice: ['同一供应商有多个代号', 'A supplier has several aliases'],
} as const satisfies Readonly<Record<string, Pair>>

const keys = {
  platformKey: ['平台公钥不符', 'The platform key differs'],
  signature: ['签名无效', 'Invalid signature'],
  signatures: ['签名数量不符', 'Number of signatures differs'],
  suite: ['加密算法不符', 'Algorithms differ'],
  sealedBytes: ['密封长度不符', 'Sealed length differs'],
  unknownMaker: ['制钥人不在公钥名录内', 'The maker is not in the key directory'],
  unknownOpener: ['开标人不在公钥名录内', 'The opener is not in the key directory'],
  threshold: ['开标所需份额数不符合规则', 'The number of shares needed breaks the rules'],
  openers: ['开标人不符', 'Openers differ'],
  openerKeys: ['开标人公钥无效', "An opener's key is invalid"],
  halfKeys: ['开标公钥无效', 'The opening key is invalid'],
  makers: ['制钥人数量不符', 'Number of makers differs'],
  makerKeys: ['制钥人公钥重复', 'Makers share a key'],
  shareHashes: ['密钥份额数量不符', 'Number of key shares differs'],
  mode: ['平台份额与开标方式不符', "The platform's shares do not match the opening mode"],
  personKeys: ['开标人公钥重复', 'Openers share a key'],
} as const satisfies Readonly<Record<string, Pair>>

const opening = {
  openings: ['开标与记录的轮次不符', 'Rounds of openings and log differ'],
  openedEarly: ['早于截止时间开标', 'Opened before the deadline'],
  releaseTime: ['份额释放时间不符', 'A share was released at the wrong time'],
  tooFewShares: ['密钥份额不足', 'Too few key shares'],
  handOver: ['份额移交无效', 'A hand-over of shares is invalid'],
  countersignature: ['会签签名无效', 'Invalid countersignature'],
  tooFewSignatures: ['会签人数不足', 'Too few countersignatures'],
  wrongShare: ['密钥份额与公布的不符', 'A key share differs from the published one'],
  wrongHalf: ['密钥份额无法还原开标密钥', 'The shares do not restore the opening key'],
  outcomes: ['解封结果与有效报价不符', 'Outcomes do not match the valid quotes'],
  lapsed: ['失效报价不符', 'Lapsed quotes differ'],
  totals: ['总价清单与有效报价不符', 'Totals do not match the valid quotes'],
} as const satisfies Readonly<Record<string, Pair>>

const content = {
  disclosures: ['公开的报价与有效报价不符', 'Published quotes do not match the valid quotes'],
  commitment: ['密封承诺值不符', 'Seal does not match'],
  total: ['总价不符', 'Total differs'],
  profile: ['公开内容少于公布的范围', 'Less is published than announced'],
  shape: ['报价格式不正确', 'The quote is malformed'],
  control: ['含有不可见字符', 'Contains invisible characters'],
  length: ['文字超过长度限制', 'A text is too long'],
  decimal: ['数字格式不正确', 'A number is malformed'],
  currency: ['币种不符', 'Currency differs'],
  unknownItem: ['含有清单之外的物料', 'Contains an item not on the list'],
  duplicateItem: ['同一物料重复报价', 'An item is quoted twice'],
  order: ['物料顺序与清单不符', 'Order of items differs from the list'],
  missingItem: ['未报齐全部物料', 'Items are missing'],
  quantity: ['数量与清单不符', 'A quantity differs from the list'],
  amount: ['行金额与单价、数量不符', 'An amount is not price times quantity'],
  tooLarge: ['内容超过大小限制', 'The content is too large'],
  sum: ['总价不等于各行之和', 'Total is not the sum of the lines'],
  raised: ['高于上一轮报价', 'Above the quote of the previous round'],
  dropped: ['少报了上一轮已报的物料', 'Leaves out items of the previous round'],
} as const satisfies Readonly<Record<string, Pair>>

const result = {
  ranking: ['排名不符', 'Ranking differs'],
  award: ['中标结果不符', 'Award differs'],
  lowest: ['中标单价不是最优', 'Awarded price is not the best'],
  scores: ['得分不符', 'Scores differ'],
  criteria: ['评分项或评分表缺失', 'Criteria or score sheets are missing'],
  experts: ['同一专家有多份评分表', 'An expert has several score sheets'],
  sheets: ['评分表不完整', 'Score sheets are incomplete'],
  receiptSignature: ['回执签名无效', 'Invalid signature of the receipt'],
  receipt: ['回执不在记录内', 'The receipt is not in the log'],
  scoreSignature: ['评分回执签名无效', 'Invalid signature of the score receipt'],
  headSignature: ['截止凭证签名无效', 'Invalid signature of the closing record'],
  closingHead: ['截止凭证与记录不符', 'The closing record does not match the log'],
  packet: ['报价凭证不完整或被改动', 'The quote record is incomplete or was changed'],
  missing: ['报价不在记录内', 'The quote is not in the log'],
  outcome: ['解封结果不符', 'Outcome differs'],
  better: ['优于中标报价', 'Better than the awarded quote'],
  clarificationSubject: ['被澄清的供应商未参与报价', 'A clarification is of no supplier that quoted'],
  clarificationTime: ['澄清时间不在开标之后，或逾期答复', 'A clarification was before the opening, or its answer late'],
  clarificationChain: ['澄清与上一条不衔接', 'A clarification is not linked to the one before'],
  clarificationQuestion: ['澄清问题与指纹不符', 'A question does not match its fingerprint'],
  clarificationAnswer: ['澄清答复与指纹不符', 'An answer does not match its fingerprint'],
  impossible: ['内容自相矛盾，无法检查', 'Contradictory content, cannot be checked'],
} as const satisfies Readonly<Record<string, Pair>>

const reasons: Readonly<Record<string, Pair>> = { ...record, ...keys, ...opening, ...content, ...result }

/** Reason of a failure: of a format error, whose reason is a path of the file, the position; otherwise its text. */
export function auditReason({ check, why }: { readonly check: string; readonly why: string }): Pair {
  if (check === 'V00') return [`字段 ${why || '/'} 不符合格式`, `Field ${why || '/'} has an invalid format`]
  return reasons[why] ?? [why, why]
}
