import { deliveryStatusNames } from '#contract/notifications/operating.ts'
import { inEnglish } from '#contract/kit/labels.ts'
import { exportLogLabels, loginLogLabels, messageLogLabels, operationLabels } from '#contract/logs/logs.ts'
import type { SameKeys } from '#web/messages/sameKeys.ts'
import type { logs as zh } from '../zh-CN/logs.ts'

export const logs: SameKeys<typeof zh> = {
  keyword: 'Keyword',
  at: 'Time',
  from: 'From',
  to: 'To',
  none: 'No entries',
  noneReason: 'Try another keyword or date, or remove filters.',
  nobody: 'System or visitor',
  succeeded: 'Succeeded',
  failed: 'Failed',
  refused: 'Refused',
  onBehalfOf: 'on behalf of {{name}}',
  byKey: 'API key {{name}}',
  finished: 'Finished',
  unfinished: 'Not finished',
  result: 'Result',
  detail: 'Details',
  changes: 'Changes',
  noChanges: 'This call changed no data.',
  channel: { mail: 'Email', sms: 'Text message', push: 'Push' },
  status: inEnglish(deliveryStatusNames),
  field: {
    ...inEnglish(exportLogLabels),
    ...inEnglish(messageLogLabels),
    ...inEnglish(loginLogLabels),
    ...inEnglish(operationLabels),
  },
  logins: {
    title: 'Sign-in log',
    purpose: 'Sign-ins of all people and failed attempts',
    hint: 'Name, username or IP address',
  },
  operations: {
    title: 'Operation log',
    purpose: 'Who did what, when and from where, with the values before and after',
    hint: 'Name, username, operation, change or trace ID',
  },
  slow: { title: 'Slow calls', purpose: 'Calls that took longer than 500 milliseconds' },
  exports: {
    title: 'Export log',
    purpose: 'Exported files and their filters, recorded before they are sent',
    hint: 'Name, username, file or what was exported',
  },
  messages: {
    title: 'Message log',
    purpose: 'Emails, text messages and push notifications',
    hint: 'Name, username, title or kind',
  },
  chain: {
    title: 'Audit chain',
    purpose: 'Each event is linked to the one before it, so any change to the past shows when the chain is checked.',
    verify: 'Check now',
    links: 'Links',
    waiting: 'Events not linked yet',
    head: 'Head (keep it elsewhere)',
    checks: 'Checks',
    noChecks: 'No checks yet',
    daily: 'Daily check',
    checked: '{{links}} links checked',
    right: 'Complete and unchanged',
    wrong: 'Link {{link}} does not match its content',
  },
}
