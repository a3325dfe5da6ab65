import { auctionsZh } from './auctions.zh-CN.ts'
import type { LetterKind } from '../letterRequest.ts'
import { type Fact, headFacts, type LetterFacts, some, type Text } from '../letterFacts.ts'

const zhFacts = ({ projectNo, deptName, enrolEnd, quoteEnd }: LetterFacts): Fact[] =>
  some([
    ['项目编号', projectNo],
    ['采购单位', deptName],
    ['报名截止', enrolEnd],
    ['报价截止', quoteEnd],
  ])
const zhHead = (facts: LetterFacts) =>
  headFacts(facts, ['项目编号', '截止时间', '记录序号', '记录哈希', '密钥指纹', '签名凭证（JSON）'])

/** Letters in Chinese. */
export const zh: Readonly<Record<LetterKind, Text>> = {
  ...auctionsZh,
  invited: (f) => ({
    subject: `邀请参与采购项目：${f.title}`,
    paragraphs: [`${f.deptName}邀请贵司参与采购项目“${f.title}”，请在截止时间前登录平台参与。`],
    facts: zhFacts(f),
    button: '查看项目',
  }),
  enrolmentPassed: (f) => ({
    subject: `报名已通过：${f.title}`,
    paragraphs: [`贵司对采购项目“${f.title}”的报名已通过，可在报价时间内提交报价。`],
    facts: zhFacts(f),
    button: '前往报价',
  }),
  enrolmentRejected: (f) => ({
    subject: `报名未通过：${f.title}`,
    paragraphs: [
      `贵司对采购项目“${f.title}”的报名未通过。`,
      ...(f.reason === '' ? [] : [`原因：${f.reason}`]),
      '报名截止前，可补充材料后重新提交。',
    ],
    facts: zhFacts(f),
    button: '查看报名',
  }),
  changed: (f) => ({
    subject: `变更公告：${f.title}`,
    paragraphs: [
      `采购项目“${f.title}”发布了变更公告：${f.reason}`,
      '变更前已提交的报价，须在报价截止前核对变更内容并重新确认，否则失效。',
    ],
    facts: zhFacts(f),
    button: '查看变更',
  }),
  answered: (f) => ({
    subject: `提问已答复：${f.title}`,
    paragraphs: [`贵司在采购项目“${f.title}”中的提问已获答复，答复在项目页面公开。`],
    facts: zhFacts(f),
    button: '查看答复',
  }),
  quotesDue: (f) => ({
    subject: `报价将在 24 小时内截止：${f.title}`,
    paragraphs: [`采购项目“${f.title}”的报价即将截止。如尚未报价，请在截止前提交；截止后提交的报价不予接收。`],
    facts: zhFacts(f),
    button: '前往报价',
  }),
  closedForSupplier: (f) => ({
    subject: `报价已截止，请保存截止凭证：${f.title}`,
    paragraphs: [
      `采购项目“${f.title}”的报价已截止。以下为平台签名的截止凭证，证明此后报价记录没有增减。`,
      '请保存本邮件；如已报价，结果发布后可凭回执、截止凭证和报价存档验证结果。',
    ],
    facts: zhHead(f),
    button: '查看项目',
  }),
  closedForOpener: (f) => ({
    subject: f.isOver ? `报价已截止：${f.title}` : `请参与开标：${f.title}`,
    paragraphs: [
      `采购项目“${f.title}”的报价已截止。以下为平台签名的截止凭证，请保存；开标页面显示的凭证应与其一致。`,
      ...(f.isOver ? ['该项目不再开标。'] : ['请尽快登录平台，释放您的密钥份额。']),
    ],
    facts: zhHead(f),
    button: '前往开标',
  }),
  keyed: (f) => ({
    subject: `项目密钥已启用：${f.title}`,
    paragraphs: [
      `采购项目“${f.title}”已发布，您是开标人之一。供应商的报价以该项目密钥加密，密钥指纹如下。`,
      '项目公告和供应商回执上的指纹应与此一致；如不一致，请勿开标并联系管理员。',
    ],
    facts: [...zhFacts(f), ['密钥指纹', f.fingerprint]],
    button: '查看开标安排',
  }),
  won: (f) => ({
    subject: `中标通知：${f.title}`,
    paragraphs: [
      `采购项目“${f.title}”的结果已发布，贵司中标。中标内容请登录平台查看。`,
      '请凭回执、截止凭证和报价存档，在结果验证页面验证结果。',
    ],
    facts: zhFacts(f),
    button: '查看结果通知书',
  }),
  lost: (f) => ({
    subject: `采购结果：${f.title}`,
    paragraphs: [
      `采购项目“${f.title}”的结果已发布，贵司本次未中标，感谢参与。`,
      '请凭回执、截止凭证和报价存档，在结果验证页面验证结果。',
    ],
    facts: zhFacts(f),
    button: '查看结果通知书',
  }),
  ended: (f) => ({
    subject: `采购项目已终止：${f.title}`,
    paragraphs: [`采购项目“${f.title}”已终止。`, `原因：${f.reason}`],
    facts: some([
      ['项目编号', f.projectNo],
      ['采购单位', f.deptName],
    ]),
    button: '查看公告',
  }),
  shareHandedOver: (f) => ({
    subject: `您已接手开标份额：${f.title}`,
    paragraphs: [
      `采购项目“${f.title}”的一位开标人已将其密钥份额移交给您。报价截止后，请在存有您密钥的设备上登录平台并释放该份额。`,
    ],
    facts: [...zhFacts(f), ['密钥指纹', f.fingerprint]],
    button: '查看开标安排',
  }),
  negotiating: (f) => ({
    subject: `邀请参与议价：${f.title}`,
    paragraphs: [
      `采购项目“${f.title}”邀请贵司再次报价：${f.reason}`,
      '在截止前未提交更低报价的，原报价继续有效。议价报价同样加密提交。',
    ],
    facts: zhFacts({ ...f, enrolEnd: null }),
    button: '前往报价',
  }),
  negotiationExtended: (f) => ({
    subject: `议价截止时间延后：${f.title}`,
    paragraphs: [
      `采购项目“${f.title}”的议价截止时间已延后：${f.reason}`,
      '贵司如已提交本轮报价，请在截止前登录平台重新确认；未确认的，上一轮有效报价继续有效。',
    ],
    facts: zhFacts({ ...f, enrolEnd: null }),
    button: '前往报价',
  }),
  scoring: (f) => ({
    subject: `请评审报价：${f.title}`,
    paragraphs: [`采购项目“${f.title}”已开标，您是评审专家之一。请独立评分并提交。`],
    facts: some([
      ['项目编号', f.projectNo],
      ['采购单位', f.deptName],
      ['评审截止', f.scoringEnd],
    ]),
    button: '开始评审',
  }),
  scoresDue: (f) => ({
    subject: `评分将在 24 小时内截止：${f.title}`,
    paragraphs: [`采购项目“${f.title}”的评审即将截止，您尚未提交评分。`],
    facts: some([
      ['项目编号', f.projectNo],
      ['采购单位', f.deptName],
      ['评审截止', f.scoringEnd],
    ]),
    button: '继续评审',
  }),
  failureProposed: (f) => ({
    subject: `待确认无法开标：${f.title}`,
    paragraphs: [
      `采购项目“${f.title}”因可用的开标份额不足，采购人已申请确认无法开标：${f.reason}`,
      '确认后项目终止，报价不再开封；如份额仍能找回，请勿确认，并联系采购人。',
    ],
    facts: zhFacts({ ...f, enrolEnd: null }),
    button: '查看并处理',
  }),
  shareLost: (f) => ({
    subject: `开标份额减少：${f.title}`,
    paragraphs: [`采购项目“${f.title}”的一位开标人停用了密钥，其份额已无法使用。请确认其余份额足以开标。`],
    facts: zhFacts(f),
    button: '查看开标安排',
  }),
  followedChange: (f) => ({
    subject: `关注的项目有变更：${f.title}`,
    paragraphs: [`您关注的采购项目“${f.title}”发布了变更公告：${f.reason}`],
    facts: zhFacts(f),
    button: '查看变更',
  }),
  followedAnswer: (f) => ({
    subject: `关注的项目有新答疑：${f.title}`,
    paragraphs: [`您关注的采购项目“${f.title}”公开了一条答疑。`],
    facts: zhFacts(f),
    button: '查看答疑',
  }),
  followedResult: (f) => ({
    subject: `关注的项目已公布结果：${f.title}`,
    paragraphs: [`您关注的采购项目“${f.title}”已公布结果。`],
    facts: some([
      ['项目编号', f.projectNo],
      ['采购单位', f.deptName],
    ]),
    button: '查看结果',
  }),
  followedEnd: (f) => ({
    subject: `关注的项目已终止：${f.title}`,
    paragraphs: [`您关注的采购项目“${f.title}”已终止，没有产生结果。`, `原因：${f.reason}`],
    facts: some([
      ['项目编号', f.projectNo],
      ['采购单位', f.deptName],
    ]),
    button: '查看公告',
  }),
}
