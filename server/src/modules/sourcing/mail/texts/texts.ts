import type { Lang } from '#contract/refusals.ts'
import type { ProjectEnding } from '#contract/sourcing/projectStates.ts'
import type { Text } from '../letterFacts.ts'
import type { LetterKind } from '../letterRequest.ts'
import { en } from './en.ts'
import { zh } from './zh-CN.ts'

export const texts: Readonly<Record<Lang, Readonly<Record<LetterKind, Text>>>> = { 'zh-CN': zh, en }

/** Reasons of automatic ends of a project. */
export const endings: Readonly<Record<Exclude<ProjectEnding, 'terminated'>, Readonly<Record<Lang, string>>>> = {
  tooFewEnrolments: {
    'zh-CN': '通过资格预审的供应商不足，项目流标。',
    en: 'Too few suppliers were approved to take part.',
  },
  unopenable: {
    'zh-CN': '可用的开标份额不足，报价未开封，项目流标。',
    en: 'Too few shares of the key were left, so the quotes stay sealed.',
  },
  tooFewValidQuotes: { 'zh-CN': '有效报价的供应商不足，项目流标。', en: 'Too few valid quotes were received.' },
  tooFewQuotes: { 'zh-CN': '报价的供应商不足，项目流标。', en: 'Too few suppliers quoted.' },
}

/** Default title of a notice that the product publishes without a person. */
export const extension: Readonly<Record<Lang, string>> = {
  'zh-CN': '报名供应商不足，报名及报价时间延长。',
  en: 'Too few suppliers enrolled, so all deadlines are later.',
}

export const footers: Readonly<Record<Lang, string>> = {
  'zh-CN': '您因参与、负责或关注该项目收到此邮件，请勿直接回复。',
  en: "You get this message because you take part in, run or follow this project. Please don't reply.",
}

export const verifyLabel: Readonly<Record<Lang, string>> = { 'zh-CN': '结果验证', en: 'Verify the result' }
