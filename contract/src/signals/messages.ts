import { byMail, site, template, topic } from '../kit/messages.ts'

const about = { rule: ['规则', 'Rule', '报价雷同', 'Quotes alike'] } as const

export const signalsMessages = {
  topics: {
    signals: topic('140050712', 'system', ['风险信号', 'Risk signals'], ['operator'], [byMail, site]),
  },
  templates: {
    signalRaised: template(
      'signals',
      '/signalCase?id={id}',
      about,
      ['新的风险信号：{rule}', '规则“{rule}”发现一条新的风险信号，请核查。'],
      ['A new signal: {rule}', 'The rule “{rule}” has found a new signal. Please check it.'],
      'signal.handle',
    ),
    signalJoined: template(
      'signals',
      '/signalCase?id={id}',
      about,
      ['风险信号有新证据：{rule}', '您负责的风险信号“{rule}”有新的证据，请查看。'],
      ['New evidence: {rule}', 'There is new evidence of your signal “{rule}”.'],
      'signal.handle',
    ),
    signalExemptionProposed: template(
      'signals',
      '/signalExemptions?status=01',
      about,
      ['豁免待复核：{rule}', '有一条规则“{rule}”的豁免待复核。'],
      ['An exemption to review: {rule}', 'An exemption of the rule “{rule}” waits for a review.'],
      'signal.handle',
    ),
  },
}
